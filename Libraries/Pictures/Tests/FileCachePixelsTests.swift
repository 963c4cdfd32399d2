import ChallengePlatform
import ChallengeTestSupport
import Testing

@testable import ChallengePictures

/// Scaled pixels on the disk.
struct FileCachePixelsTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test func `stored pixels are read again, and damaged ones are not`() throws {
        let sut = FileCache(folder: scratch.path("pixels"), limit: 1000)
        let pixels = DrawnFile.pixels(3)

        try sut.store(pixels.bytes, for: "a")
        #expect(sut.pixels(for: "a", width: 3, height: 3) == pixels && sut.pixels(for: "b", width: 3, height: 3) == nil)
        for damage in [[], [0], pixels.bytes + [0]] as [[UInt8]] {
            let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("pixels"))
            let name = try #require(names.first { $0.hasSuffix(".cached") })
            _ = FileManager.default.createFile(atPath: "\(scratch.path("pixels"))/\(name)", contents: Data(damage))
            #expect(sut.pixels(for: "a", width: 3, height: 3) == nil)
        }
    }
}
