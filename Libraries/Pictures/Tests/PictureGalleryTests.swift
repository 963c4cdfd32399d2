import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePlatform
import ChallengeTerminal
import ChallengeTestSupport
import Synchronization
import Testing

@testable import ChallengePictures

/// The whole way from an address to a drawn picture, with a script in the place of the decoder.
struct PictureGalleryTests {
    private static let address = "https://example.org/api/1.jpeg"

    private let scratch: Scratch
    private let client = HTTPClientMock()
    private let reports = Reports()

    init() throws {
        scratch = try Scratch()
        let file = DrawnFile.png(2)
        client.sending.setResult(.success(HTTPResponse(status: 200, body: Data(file))))
    }

    /// Creates a gallery whose decoder answers with the bytes, and counts its runs.
    private func sut(answering answer: String) throws -> PictureGallery {
        let path = try DecoderProgram.script(
            "echo run >>\(scratch.path("runs")); cat >/dev/null; printf '\(answer)' >&0", in: scratch)
        let address = "https://example.org/api"
        return PictureGallery(
            decoder: PictureDecoder(path: path, limit: .seconds(100)),
            pixels: FileCache(folder: scratch.path("pixels"), limit: 1 << 20),
            files: { [client] in
                PictureFiles(apis: [(address, address)], cache: nil) { _ in client }
            }, reportMissingLibraries: { [reports] in reports.add() })
    }

    private func draw(_ sut: PictureGallery, _ way: PictureTerminal.Way, _ policy: CachePolicy = .localFirst) async
        -> DrawnPicture?
    {
        await sut.picture(at: Self.address, columns: 4, rows: 1, on: PictureTerminal(way), policy)
    }

    private var runs: Int {
        (try? String(contentsOfFile: scratch.path("runs"), encoding: .utf8).split(separator: "\n").count) ?? 0
    }

    /// The answer of a decoder with so many pixels.
    private func pixels(_ count: Int) -> String { #"\0"# + String(repeating: #"\377\0\0\377"#, count: count) }

    @Test func `a picture is decoded once for each size`() async throws {
        let first = await draw(try sut(answering: pixels(8)), .blocks)

        #expect(first?.rows.map(\.plain) == ["▀▀"] && runs == 1)
        #expect(await draw(try sut(answering: pixels(8)), .blocks) == first && runs == 1)
        #expect(await draw(try sut(answering: pixels(400)), .sixel)?.painting.contains("\"1;1;20;20") == true)
        #expect(runs == 2)
    }

    @Test(arguments: [[], [0], Array(repeating: 0, count: 17)] as [[UInt8]])
    func `damaged pixels on the disk are decoded again`(damage: [UInt8]) async throws {
        let first = await draw(try sut(answering: pixels(8)), .blocks)
        for name in try FileManager.default.contentsOfDirectory(atPath: scratch.path("pixels"))
        where name.hasSuffix(".cached") {
            let path = "\(scratch.path("pixels"))/\(name)"
            _ = FileManager.default.createFile(atPath: path, contents: Data(damage))
        }

        #expect(await draw(try sut(answering: pixels(8)), .blocks) == first && runs == 2)
    }

    @Test func `a file of the same length with other content has pixels of its own`() async throws {
        let sut = try sut(answering: pixels(8))
        _ = await draw(sut, .blocks)
        var other = DrawnFile.png(2)
        other[other.count - 20] ^= 1
        client.sending.setResult(.success(HTTPResponse(status: 200, body: Data(other))))

        _ = await draw(sut, .blocks)

        #expect(runs == 2)
    }

    @Test func `each kitty picture has a number of its own, so that none replaces an earlier one`() async throws {
        let sut = try sut(answering: pixels(8))
        let first = await draw(sut, .kitty)
        let second = await draw(sut, .kitty)

        #expect(first != nil && second != nil && first?.removal != second?.removal)
    }

    @Test func `noCache stores no pixels`() async throws {
        let sut = try sut(answering: pixels(8))

        _ = await draw(sut, .blocks, .noCache)
        _ = await draw(sut, .blocks, .noCache)

        #expect(runs == 2)
    }

    @Test func `without the libraries, only files are shown that the terminal decodes itself`() async throws {
        let sut = try sut(answering: #"\3"#)

        #expect(await draw(sut, .blocks) == nil && reports.count == 1)
        #expect(await draw(sut, .iterm2) != nil)
        #expect(await draw(sut, .kitty)?.painting.contains("i=") == true && runs == 1)
    }

    @Test func `a damaged picture, and a file that cannot be fetched, are no pictures`() async throws {
        let sut = try sut(answering: #"\1"#)
        #expect(await draw(sut, .blocks) == nil && reports.count == 0)

        client.sending.setResult(.failure(.status(404)))
        #expect(await draw(sut, .iterm2) == nil)
    }
}

/// The number of reports about missing libraries.
private final class Reports: Sendable {
    private let reports = Mutex(0)

    var count: Int { reports.withLock { $0 } }

    func add() { reports.withLock { $0 += 1 } }
}
