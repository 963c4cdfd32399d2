import ChallengePlatform
import ChallengeTestSupport
import Testing

@testable import ChallengePictures

/// The decoder process with pictures that the test draws.
struct PictureDecoderTests {
    private static let size = 40

    private let sut = PictureDecoder.ofThisProgram(limit: .seconds(100))

    @Test(
        .enabled(if: JPEGCompressor.isInstalled, "libturbojpeg0 or libpng16-16 is not installed"),
        arguments: [0, 1, 2, 3])
    func `pictures of each format have the drawn pixels`(number: Int) async throws {
        let drawn = DrawnFile.pixels(Self.size)
        let bytes =
            switch number {
            case 0: DrawnFile.png(Self.size)
            case 1: DrawnFile.palettePNG(Self.size)
            default: JPEGCompressor()?.file(drawn, isProgressive: number == 3) ?? []
            }

        let pixels = try await sut.pixels(of: PictureFile(bytes), width: Self.size, height: Self.size)

        #expect(pixels.meanError(from: drawn) < (number == 0 ? 0.001 : 8))
    }

    @Test(.enabled(if: JPEGCompressor.isInstalled, "libturbojpeg0 or libpng16-16 is not installed"))
    func `a large picture is scaled in the process, within its limits`() async throws {
        let file = try PictureFile(DrawnFile.palettePNG(1024))

        let pixels = try await sut.pixels(of: file, width: 2, height: 1)

        #expect(pixels.bytes.count == 8 && pixels.bytes[0] < pixels.bytes[4])
    }

    @Test(
        .enabled(if: JPEGCompressor.isInstalled, "libturbojpeg0 or libpng16-16 is not installed"),
        arguments: [(UInt8(255), UInt8(2)), (100, 6)])
    func `a PNG file has the scaled pixels, and opacity only if there is some`(
        opacity: UInt8, colorType: UInt8
    ) async throws {
        let file = try PictureFile(DrawnFile.png(Self.size, opacity: opacity))
        let scaled = try await sut.pixels(of: file, width: 20, height: 10)

        let png = try PictureFile(try await sut.bytes(of: file, width: 20, height: 10, as: .png))

        #expect((png.width, png.height) == (20, 10) && png.bytes[25] == colorType)
        #expect(try await sut.pixels(of: png, width: 20, height: 10) == scaled)
    }

    @Test(.enabled(if: JPEGCompressor.isInstalled, "libturbojpeg0 or libpng16-16 is not installed"))
    func `mutated pictures are decoded, or are damaged`() async throws {
        var generator = SeededGenerator()
        let drawn = DrawnFile.pixels(16)
        let originals =
            [DrawnFile.png(16), DrawnFile.palettePNG(16)]
            + [false, true].compactMap { JPEGCompressor()?.file(drawn, isProgressive: $0) }
        for number in 0..<Trials.count(1000, long: 100_000) {
            var bytes = originals[number % originals.count]
            for _ in 0...Int.random(in: 0..<8, using: &generator) {
                bytes[Int.random(in: 2..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if number % 5 == 0 { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator)) }
            guard let file = try? PictureFile(bytes) else { continue }

            do {
                _ = try await sut.pixels(of: file, width: 8, height: 8)
            } catch {
                #expect(error == .damaged || error == .tooLarge)
            }
        }
    }

    @Test(arguments: [
        "exit 0", "kill -SEGV $$", "printf '\\0short' >&0", "printf '\\1' >&0", "cat >&0", "yes >&0",
        "sleep 1000",
        "exec 0<&-; sleep 1000",
    ])
    func `a decoder that crashes, hangs or answers rubbish is a damaged picture`(script: String) async throws {
        let folder = try Scratch()
        let sut = PictureDecoder(path: try DecoderProgram.script(script, in: folder), limit: .milliseconds(300))
        let file = try PictureFile(DrawnFile.png(200))

        await #expect(throws: PictureError.damaged) { try await sut.pixels(of: file, width: 8, height: 8) }
    }

    @Test func `a decoder that is not installed, and answers about libraries, are named`() async throws {
        let folder = try Scratch()
        let file = try PictureFile(DrawnFile.png(4))

        await #expect(throws: PictureError.damaged) {
            try await PictureDecoder(path: folder.path("missing")).pixels(of: file, width: 8, height: 8)
        }
        for (answer, error) in [
            (2, PictureError.tooLarge), (3, .missingLibraries),
        ] {
            let path = try DecoderProgram.script("cat >/dev/null; printf '\\\(answer)' >&0", in: folder)
            let sut = PictureDecoder(path: path, limit: .seconds(100))
            await #expect(throws: error) { try await sut.pixels(of: file, width: 8, height: 8) }
        }
    }

    @Test func `a cancelled task ends its decoder`() async throws {
        let folder = try Scratch()
        let path = try DecoderProgram.script("echo $$ >\(folder.path("number")); sleep 1000", in: folder)
        let file = try PictureFile(DrawnFile.png(4))

        let task = Task {
            try await PictureDecoder(path: path, limit: .seconds(1000)).pixels(of: file, width: 8, height: 8)
        }
        while !FileManager.default.fileExists(atPath: folder.path("number")) { await Task.yield() }
        task.cancel()

        await #expect(throws: PictureError.damaged) { try await task.value }
    }
}

extension Pixels {
    /// Returns the mean difference of the colors and opacities.
    func meanError(from other: Pixels) -> Double {
        if bytes.count != other.bytes.count { return 255 }
        let sum = zip(bytes, other.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        return Double(sum) / Double(bytes.count)
    }
}

extension PictureDecoder {
    /// Returns the pixels of a file in a size.
    fileprivate func pixels(of file: PictureFile, width: Int, height: Int) async throws(PictureError) -> Pixels {
        Pixels(
            width: width, height: height, bytes: try await bytes(of: file, width: width, height: height, as: .pixels))
    }
}
