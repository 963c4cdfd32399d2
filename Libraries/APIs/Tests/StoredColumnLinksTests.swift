import ChallengeAPIs
import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import Foundation
import Testing

struct StoredColumnLinksTests {
    private struct Group: ItemDTO {
        var id = 0
        var name = ""
        var members: [Int] = []

        static let collection = APICollection<Group>(
            api: .rickAndMorty, path: "/group", name: "groups", .text("name", \.name), .links("members", \.members))
    }

    @Test func `links become identifiers in their order, without links to other places`() async throws {
        let client = HTTPClientMock()
        let links = [
            "https://x/api/character/35", "https://x/api/character/1", "", "https://x/character/", "https://x/0",
        ]
        let body = try JSONEncoder().encode(links)
        client.sending.setResult(
            .success(
                HTTPResponse(
                    status: 200,
                    body: Data(#"{"id":1,"name":"A","members":\#(String(decoding: body, as: UTF8.self))}"#.utf8))))

        let group = try await RESTDataSource<Group>(httpClient: client)
            .getItem(identifier: 1, .none)

        #expect(group == Group(id: 1, name: "A", members: [35, 1]))
    }

    @Test func `links to items with texts as identifiers are read, stored and counted`() async throws {
        struct Author: ItemDTO {
            var id = ""
            var name = ""
            var books: [String] = []
            var country: String?

            static let collection = APICollection<Author>(
                api: .rickAndMorty, path: "/authors", name: "authors", .text("name", \.name),
                .links("books", \.books, .appearances), .link("country", \.country))
        }
        let client = HTTPClientMock()
        let json =
            #"{"id":"a","name":"A","books":["https://x/b/bk-7","https://x/b/a%20b/"],"country":"https://x/c/pl"}"#
        client.sending.setResult(.success(HTTPResponse(status: 200, body: Data(json.utf8))))
        let local = SQLiteDataSource<Author>(
            database: Database(.memory, schemas: [Author.schema]), apiAddress: "a",
            freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))

        let author = try await RESTDataSource<Author>(httpClient: client).getItem(identifier: "a", .none)
        try await local.saveItems([author], fetchedAt: .distantPast)

        #expect(author == Author(id: "a", name: "A", books: ["bk-7", "a b"], country: "pl"))
        #expect(try await local.getItems(identifiers: ["a"]).map(\.value) == [author])
        #expect(try await local.search(SearchQuery("a")).matches.map(\.appearances) == [2])
    }

    @Test(arguments: [[], [7], [1, 2, 3, 7], [35, 1, 2], [1, 1]])
    func `identifiers are stored unchanged`(members: [Int]) async throws {
        let local = SQLiteDataSource<Group>(
            database: Database(.memory, schemas: [Group.schema]), apiAddress: "a",
            freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
        let group = Group(id: 1, name: "A", members: members)

        try await local.saveItems([group], fetchedAt: .distantPast)

        #expect(try await local.getItems(identifiers: [1]).map(\.value) == [group])
    }
}
