import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeTerminal
import Foundation
import Testing

struct CollectionDescriptionTests {
    private let client = HTTPClientMock()
    private let sut = CollectionDescription.moons

    private var session: RepositorySession { .moons(client) }

    @Test func `the tables are those of the schema, with the values that a status shows`() async throws {
        #expect(
            sut.tables == [
                CacheTable("moons", title: "moon.cached.moons"), CacheTable("moons_pages", title: "moon.cached.pages"),
                CacheTable(
                    "moons_collection", field: "complete.moons", title: "moon.cached.complete", value: .date),
            ])
        try await session.cache.read { (connection) throws(DatabaseError) in
            for table in sut.tables { _ = try connection.row("SELECT max(fetched_at) FROM \(table.name)") { _ in 0 } }
        }
    }

    @Test func `the keys and the sync have the names of the commands`() {
        #expect(sut.noun == "moon.noun")
        #expect(sut.path() == "/moon")
        #expect(sut.sync(session).name == CollectionName("moons", title: "moon.cached.moons"))
    }

    @Test(arguments: [("moon/7", ["moon", "7"]), ("moons?name=io", ["moons", "list", "--name=io"])])
    func `a link has an identifier or a filter`(link: String, words: [String]) throws {
        #expect(try [sut.link].words(for: "challenge://\(link)", scheme: "challenge") == words)
    }

    @Test func `the check requests the first page without its stored response`() async throws {
        let page = Data(#"{"results":[],"count":0,"next":null}"#.utf8)
        client.sending.setResult(.success(HTTPResponse(status: 200, headers: ["etag": "1"], body: page)))
        let check = sut.check(session)

        try await check()
        client.sending.setResult(.failure(.connection(.refused)))
        await #expect(throws: APIError.self) { try await check() }

        let request = Endpoint("/moon", query: [Endpoint.QueryItem("page", "1")])
        #expect(client.sending.inputs == [request, request])
    }

    @Test func `a grouping by one value fetches the items, and never has those of a part`() async throws {
        let moons = Data(#"[{"id":7,"name":"Io","craters":[]},{"id":8,"name":"Luna","craters":[]}]"#.utf8)
        client.sending.setResult(.success(HTTPResponse(status: 200, body: moons)))
        let session = session
        _ = try await sut.items(session).several([7, 8], .remoteFirst)
        let grouping = ItemCollection.moons.grouping("name", header: "x", value: \.name)

        client.sending.setResult(.failure(.connection(.refused)))
        await #expect(throws: APIError.failed(.noConnection(.refused))) {
            try await grouping.values(session, .localFirst)
        }
        let page = Data(#"{"results":[{"id":7,"name":"Io","craters":[]}],"count":1,"next":null}"#.utf8)
        client.sending.setResult(.success(HTTPResponse(status: 200, body: page)))
        #expect(try await grouping.values(session, .localFirst).value == [["Io"]])
        #expect(!grouping.isOrdered)
        #expect(grouping.screenText("Io") == "Io")
    }
}
