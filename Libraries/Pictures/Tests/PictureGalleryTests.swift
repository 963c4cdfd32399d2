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
    private let packages = Reported()

    init() throws {
        scratch = try Scratch()
        let file = DrawnFile.png(2)
        client.sending.setResult(.success(HTTPResponse(status: 200, body: Data(file))))
    }

    /// Creates a gallery whose decoder answers with the bytes, and counts its runs.
    private func sut(answering answer: String) throws -> PictureGallery {
        let path = scratch.path("decoder")
        let script = "#!/bin/bash\necho run >>\(scratch.path("runs"))\ncat >/dev/null\nprintf '\(answer)' >&0\n"
        try script.write(toFile: path, atomically: true, encoding: .utf8)
        chmod(path, 0o700)
        let address = "https://example.org/api"
        return PictureGallery(
            decoder: PictureDecoder(path: path), pixels: PixelCache(folder: scratch.path("pixels")),
            files: { [client] in
                PictureFiles(publicAddress: address, apiAddress: address, cache: nil) { _ in client }
            }, reportMissingLibraries: { [packages] in packages.add($0) })
    }

    private func draw(_ sut: PictureGallery, _ way: PictureTerminal.Way, _ policy: CachePolicy = .localFirst) async
        -> DrawnPicture?
    {
        await sut.picture(at: Self.address, columns: 4, rows: 1, on: PictureTerminal(way), policy)
    }

    private var runs: Int {
        (try? String(contentsOfFile: scratch.path("runs"), encoding: .utf8).split(separator: "\n").count) ?? 0
    }

    /// The pixels of a picture with two columns and two rows.
    private let pixels = #"\0\0\2\0\2"# + String(repeating: #"\377\0\0\377"#, count: 4)

    @Test func `a picture is decoded once for each size`() async throws {
        let sut = try sut(answering: pixels)

        let first = await draw(sut, .blocks)
        #expect(first?.rows.map(\.plain) == ["▀▀"] && runs == 1)
        #expect(await draw(sut, .blocks) == first && runs == 1)
        #expect(await draw(sut, .sixel)?.painting.contains("\"1;1;20;20") == true && runs == 2)
    }

    @Test func `noCache stores no pixels`() async throws {
        let sut = try sut(answering: pixels)

        _ = await draw(sut, .blocks, .noCache)
        _ = await draw(sut, .blocks, .noCache)

        #expect(runs == 2)
    }

    @Test func `without the libraries, only files are shown that the terminal decodes itself`() async throws {
        let sut = try sut(answering: #"\4"#)

        #expect(await draw(sut, .blocks) == nil && packages.all == [["libpng16-16"]])
        #expect(await draw(sut, .iterm2) != nil)
        #expect(await draw(sut, .kitty)?.transmission.contains("i=") == true && runs == 1)
    }

    @Test func `a damaged picture, and a file that cannot be fetched, are no pictures`() async throws {
        let sut = try sut(answering: #"\1"#)
        #expect(await draw(sut, .blocks) == nil && packages.all == [])

        client.sending.setResult(.failure(.status(404)))
        #expect(await draw(sut, .iterm2) == nil)
    }
}

/// The packages of missing libraries.
private final class Reported: Sendable {
    private let packages = Mutex<[[String]]>([])

    var all: [[String]] { packages.withLock { $0 } }

    func add(_ packages: [String]) { self.packages.withLock { $0.append(packages) } }
}
