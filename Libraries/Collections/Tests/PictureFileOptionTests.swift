import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePictures
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeCollections
@testable import ChallengeTerminal

/// The option `--picture-file` of the command for items, from the command line to the file.
struct PictureFileOptionTests {
    private static let png =
        [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 1, 0, 0, 0, 1, 8, 3, 0, 0, 0, 0, 0, 0, 0]
    private static let earth = Place(id: 7, picture: "https://example.org/7.jpeg")

    private let client = HTTPClientMock()
    private let sut: PlaceCommandLine<Int>
    private let scratch: Scratch

    init() throws {
        let client = client
        var sut = PlaceCommandLine<Int>(.numberOrName)
        sut.pictures = PictureFiles(
            apis: [("https://example.org", "https://example.org")], cache: nil, client: { _ in client }
        )
        sut.setOne(Self.earth)
        client.sending.setResult(.success(HTTPResponse(status: 200, body: Data(Self.png))))
        self.sut = sut
        scratch = try Scratch()
    }

    private var path: String { scratch.path("7.png") }
    private var file: [UInt8]? { FileManager.default.contents(atPath: path).map { [UInt8]($0) } }

    @Test func `the picture is written to the file, and the details are printed`() async {
        let run = await sut.run("location 7 --fields name --picture-file \(path)")

        #expect(run == (.ok, "Earth\n", "note: The picture was written to \(path).\n"))
        #expect(file == Self.png)
        #expect(client.sending.inputs == [Endpoint(encoded: "/7.jpeg")])
    }

    @Test func `the picture alone is printed for a minus, and the item is in the history`() async {
        let run = await sut.run("location 7 --fields name --picture-file -")

        #expect(run == (.ok, String(decoding: Self.png, as: UTF8.self), ""))
        #expect(sut.history.recorded.map { $0.map(\.identifier) } == [[7]])
    }

    @Test func `an existing file is replaced only with --force`() async throws {
        try Data("other".utf8).write(to: URL(filePath: path))

        let run = await sut.run("location 7 --picture-file \(path)")

        #expect(run.code == .ioError)
        #expect(run.error == "error: \(path): File exists.\nAdd --force to replace it.\n")
        #expect(file == Array("other".utf8))

        let forced = await sut.run("location 7 --picture-file \(path) --force")

        #expect(forced.code == .ok)
        #expect(file == Self.png)
    }

    @Test func `several items are a usage error before any request`() async {
        let run = await sut.run("location 7 8 --picture-file \(path)")

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: --picture-file takes a single item.\n"))
        #expect(sut.several.callCount == 0)
    }

    @Test func `the only item of standard input has a picture`() async {
        sut.setSeveral([7: .found(Fetched(value: Self.earth, origin: .remote))])

        let run = await sut.run("location - --fields name --picture-file \(path)", input: "7\n")

        #expect(run.code == .ok)
        #expect(file == Self.png)
    }

    @Test func `a missing item of standard input is an error, also for a minus`() async {
        sut.setSeveral([9: .notFound])

        let run = await sut.run("location - --picture-file -", input: "9\n")

        #expect(run == (.notFound, "", "error: No place 9.\n"))
    }

    @Test(arguments: [nil, ""]) func `an item without a picture is an error after the details`(address: String?) async {
        sut.setOne(Place(id: 7, picture: address))

        let run = await sut.run("location 7 --fields name --picture-file \(path)")

        #expect(run == (.unavailable, "Earth\n", "error: There is no picture.\n"))
        #expect(file == nil)
    }

    @Test func `a picture that cannot be fetched is an error with the reason`() async {
        client.sending.setResult(.failure(.connection(.offline(by: .option))))

        let run = await sut.run("location 7 --picture-file -")

        #expect(run.code == .unavailable)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: The picture could not be fetched. "))
        #expect(run.error.hasSuffix("To use the API, omit --offline.\n"))
    }

    @Test func `an address that is not one of a web server is an error of the data`() async {
        sut.setOne(Place(id: 7, picture: "file:///etc/passwd"))

        let run = await sut.run("location 7 --picture-file -")

        #expect(run.code == .dataError && run.output == "")
        #expect(
            run.error == """
                error: The picture could not be fetched. file:///etc/passwd: This is not the address of a web server.
                Only the owner of the API can correct this address.

                """)
    }

    @Test func `a picture is not printed in a terminal`() async {
        let run = await sut.run("location 7 --picture-file -", columns: 80)

        #expect(run.code == .usage)
        #expect(run.output == "")
        #expect(sut.one.callCount == 0)
    }

    @Test func `a picture and a link are not written together`() async {
        let run = await sut.run("location 7 --link --picture-file a")

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: Use --picture-file or --link, not both.\n"))
    }

    @Test func `a collection without pictures has no such option`() {
        let commands = CollectionCommands(
            ItemCollection.moons, [], filters: [], examples: .init(item: [], list: [], search: []))

        let command = commands.item(
            .numberOrName,
            notFound: { PlaceNotFound(key: "\($0)") },
            { (_, _) -> CollectionRun<MoonField> in throw CancellationError() })

        #expect(command.define().options.map(\.name) == ["plains", "craters", "link"])
    }
}
