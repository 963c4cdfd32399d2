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
            api: .rickAndMorty, path: "/group", name: "groups", .text("name", \.name),
            .links("members", \.members, .filter(.exact)))
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
            var country: [String] = []

            static let collection = APICollection<Author>(
                api: .rickAndMorty, path: "/authors", name: "authors", .text("name", \.name),
                .links("books", \.books, .appearances), .links("country", \.country))
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

        #expect(author == Author(id: "a", name: "A", books: ["bk-7", "a b"], country: ["pl"]))
        #expect(try await local.getItems(identifiers: ["a"]).map(\.value) == [author])
        #expect(try await local.search(SearchQuery("a")).matches.map(\.appearances) == [2])
    }

    @Test(arguments: [
        ("\"https://x/character/7/\"", [7]), ("\"7\"", [7]), ("7", [7]), ("[7,9]", [7, 9]), ("null", []), ("\"\"", []),
    ])
    func `a link is an address or an identifier, and a single one is a list of it`(json: String, members: [Int])
        async throws
    {
        let client = HTTPClientMock()
        let body = Data("{\"id\":1,\"name\":\"A\",\"members\":\(json)}".utf8)
        client.sending.setResult(.success(HTTPResponse(status: 200, body: body)))

        let group = try await RESTDataSource<Group>(httpClient: client).getItem(identifier: 1, .none)

        #expect(group.members == members)
    }

    @Test func `a filter compares each identifier as a whole`() async throws {
        enum Field: String, FilterFieldContract {
            case name, members

            func text(of group: Group) -> String {
                self == .name ? group.name : group.members.map(\.description).filterText
            }
        }
        let groups = [Group(id: 1, name: "A", members: [1, 2, 12]), Group(id: 2, name: "B", members: [3, 4, 12])]
        let local = SQLiteDataSource<Group>(
            database: Database(.memory, schemas: [Group.schema]), apiAddress: "a",
            freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
        let list = PageDTO(info: PageInfoDTO(count: 2, pages: 1), results: groups)
        try await local.savePage(list, for: PageKey(page: 1), fetchedAt: .distantPast)

        for (value, expected) in [("2", [1]), ("12", [1, 2]), ("3", [2]), ("5", [])] {
            let filter = ItemFilter<Field>([.members: value])
            let key = PageKey(page: 1, filter: filter).following(Group.collection)
            #expect(try await local.getPage(key)?.value.results.map(\.id) == expected)
            #expect(groups.filter(filter.following(Group.collection.filterRules).includes).map(\.id) == expected)
        }
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
