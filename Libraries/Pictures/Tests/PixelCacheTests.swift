import ChallengePlatform
import ChallengeTestSupport
import Testing

@testable import ChallengePictures

struct PixelCacheTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test func `stored pixels are read again, and damaged ones are not`() throws {
        let sut = PixelCache(folder: scratch.path("pixels"))
        let pixels = DrawnFile.pixels(3)

        sut.store(pixels, for: "a")
        #expect(sut.pixels(for: "a") == pixels && sut.pixels(for: "b") == nil)
        for damage in [[], [0, 3, 0, 3], [0, 3, 0, 4] + pixels.bytes] as [[UInt8]] {
            let name = try FileManager.default.contentsOfDirectory(atPath: scratch.path("pixels"))[0]
            _ = FileManager.default.createFile(atPath: "\(scratch.path("pixels"))/\(name)", contents: Data(damage))
            #expect(sut.pixels(for: "a") == nil)
        }
    }
}
