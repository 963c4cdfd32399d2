import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// Filters that an API answers for parts of texts, for whole texts, or not at all.
struct FilterTests {
    private struct Painting: ItemDTO {
        var id = 0
        var title = ""
        var medium = ""
        var department = ""
        var tags: [String] = []

        static let collection = APICollection<Painting>(
            api: APIConventions(
                name: "museum", address: "https://museum.example", pageSize: 50, paging: .numbered(parameter: "page"),
                pageFields: PageFields(items: nil, next: .link)),
            path: "/paintings", name: "paintings", .text("title", \.title, .filter, .searched),
            .text("medium", \.medium, .filter(as: "technique", .exact)),
            .text("department", \.department, .filter(.exact)), .value("tags", \.tags, .filter))

        var json: String {
            #"{"id":\#(id),"title":"\#(title)","medium":"\#(medium)","department":"\#(department)"}"#
        }
    }

    private struct TitleMapper: MapperContract {
        func map(_ painting: Painting) -> NamedItem {
            NamedItem(key: .number(painting.id), name: painting.title, distinctions: [])
        }
    }

    private let paintings = [
        Painting(id: 1, title: "Study no. 1", medium: "oil", department: "Asia", tags: ["sea", "red sky"]),
        Painting(id: 2, title: "Study no. 2", medium: "oil on canvas", department: "Asian Art", tags: ["sky", "sea"]),
        Painting(id: 3, title: "Harbour", medium: "Oil", department: "asia"),
    ]

    private var list: Result<HTTPResponse, HTTPError> { .list(paintings.map(\.json)) }

    private func session(_ client: any HTTPClientContract) -> RepositorySession {
        RepositorySession(
            httpClient: client, cache: Database(.memory, schemas: [Painting.schema, ResponseStore.schema]),
            apiAddress: "a", freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
    }

    private func key(_ name: String, _ value: String) -> PageKey {
        PageKey(page: 1, criteria: [Criterion(name, value)])
    }

    @Test func `the rules of a collection follow from its declaration`() {
        #expect(
            Painting.collection.filterRules == FilterRules(answered: ["medium"], exact: ["medium", "department"]))
        #expect(NoteDTO.collection.filterRules == FilterRules(answered: ["name"], anchored: ["male"]))
    }

    @Test(arguments: ["title", "tags", "unknown"])
    func `a criterion that the API does not answer is refused without a request`(name: String) async {
        let client = ScriptedHTTPClient()

        await #expect(throws: APIError.failed(.unreadable(path: name, reason: "no filter of the API"))) {
            try await RESTDataSource<Painting>(httpClient: client).getPage(key(name, "x"))
        }
        #expect(client.endpoints.isEmpty)
    }

    @Test func `an exact criterion is requested with its name, and an item with a longer text is an error`()
        async throws
    {
        let client = ScriptedHTTPClient(.list([paintings[0].json]), .list(paintings.prefix(2).map(\.json)))
        let sut = RESTDataSource<Painting>(httpClient: client)

        #expect(try await sut.getPage(key("medium", "oil")).results.map(\.id) == [1])
        await #expect(throws: APIError.unreadable("medium")) { try await sut.getPage(key("medium", "oil")) }
        #expect(client.endpoints[0].query == [.init("page", "1"), .init("technique", "oil")])
    }

    @Test(arguments: [
        ("title", "STUDY", [1, 2]), ("medium", "oil", [1]), ("medium", "Oil", [3]), ("medium", "oi", []),
        ("department", "Asia", [1]), ("tags", "sky", [1, 2]), ("tags", "sea", [1, 2]), ("tags", "sky.sea", []),
        ("tags", "", [1, 2, 3]),
    ])
    func `the rows of a complete collection answer all criteria`(
        name: String, value: String, expected: [Int]
    ) async throws {
        let local: SQLiteDataSource<Painting> = session(ScriptedHTTPClient()).stored()
        _ = try await local.replaceAll(with: paintings, fetchedAt: .distantPast)

        #expect(
            try await local.getPage(key(name, value).following(Painting.collection))?.value.results.map(\.id)
                == expected)
    }

    @Test func `pages of exact criteria that differ in their case are different pages`() async throws {
        let local: SQLiteDataSource<Painting> = session(ScriptedHTTPClient()).stored()
        let page = PageDTO(info: PageInfoDTO(count: 1, pages: 1), results: [paintings[0]])
        try await local.savePage(
            page, for: key("medium", "oil").following(Painting.collection), fetchedAt: .distantPast)

        #expect(try await local.getPage(key("medium", "oil").following(Painting.collection))?.value == page)
        #expect(try await local.getPage(key("medium", "OIL").following(Painting.collection)) == nil)
    }

    @Test(arguments: CachePolicy.allCases)
    func `a name is searched in the whole collection if the API has no filter for it`(policy: CachePolicy) async throws
    {
        let client = ScriptedHTTPClient(list)
        let sut = CollectionSources<Painting>(session(client)).search(TitleMapper())

        let found = try await sut.items(.named("study no. 2"), policy)

        #expect(found.value.items.map(\.name) == ["Study no. 2"])
        #expect(found.origin == .remote)
        #expect(client.endpoints.map(\.query) == [[.init("page", "1")]])
        #expect(sut.filterRules == Painting.collection.filterRules)
    }

    @Test func `a name is not only searched in a part of the collection`() async throws {
        let client = ScriptedHTTPClient(list)
        let session = session(client)
        let local: SQLiteDataSource<Painting> = session.stored()
        try await local.saveItems([paintings[0]], fetchedAt: .distantPast)

        let found = try await CollectionSources<Painting>(session).search(TitleMapper())
            .items(.named("study"), .localFirst)

        #expect(found.value.items.map(\.name) == ["Study no. 1", "Study no. 2"])
    }

    @Test func `without the API, a part of the collection is searched, and the failure is reported`() async throws {
        let session = session(ScriptedHTTPClient(.failure(.timedOut)))
        let local: SQLiteDataSource<Painting> = session.stored()
        try await local.saveItems([paintings[0]], fetchedAt: .distantPast)

        let found = try await CollectionSources<Painting>(session).search(TitleMapper())
            .items(.named("study"), .localFirst)

        #expect(found.value.items.map(\.name) == ["Study no. 1"])
        #expect(found.remoteFailure == .timedOut)
    }
}
