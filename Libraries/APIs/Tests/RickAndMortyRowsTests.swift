import ChallengeCore
import ChallengeCoreMocks
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeTestSupport
import Testing

@testable import ChallengeAPIs

/// Compares pages from the rows of a complete collection with the pages of the mirror, for random filters.
struct RickAndMortyRowsTests {
    @Test func `random filters of characters give the same pages`() async throws {
        #expect(try await Self.differences(queries: 600) == [])
    }

    /// Returns the keys of the pages that differ.
    private static func differences(queries: Int) async throws -> [PageKey] {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let client = HTTPClient.client(at: mirror.baseURL)
        let session = RepositorySession(
            httpClient: client,
            cache: Database(.memory, schemas: [CharacterRow.schema]), apiAddress: mirror.baseURL,
            freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
        let remote = RESTDataSource<CharacterRow>(httpClient: client)
        let rows = SQLiteDataSource<CharacterRow>(
            database: session.cache, apiAddress: mirror.baseURL, freshness: session.freshness)
        _ = try await CollectionSync<CharacterRow>(session, title: "").fetch(savesItems: true) { _, _ in }
        let all = try await remote.getItems(identifiers: Array(1...900), .none).items

        var generator = SeededGenerator()
        var differences: [PageKey] = []
        for _ in 1...queries {
            let key = randomKey(all, &generator)
            let own = try await rows.getPage(key)?.value
            let answer = try await expected(key, of: remote)
            if answer != own { differences.append(key) }
        }
        return differences
    }

    /// Returns the page of the API; a page after the end has no items.
    private static func expected(
        _ key: PageKey, of remote: RESTDataSource<CharacterRow>
    ) async throws(APIError) -> PageDTO<CharacterRow> {
        do {
            return try await remote.getPage(key, .none)
        } catch {
            guard case .pageNotFound = error else { throw error }
            let first = try await remote.getPage(PageKey(page: 1, criteria: key.criteria), .none)
            return PageDTO(info: first.info, results: [])
        }
    }

    /// Returns a page of a list with up to three criteria, most of which are parts of existing texts.
    private static func randomKey(_ all: [CharacterRow], _ generator: inout SeededGenerator) -> PageKey {
        let columns = CharacterRow.texts.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator))
        let criteria = columns.map { name, text in
            Criterion(name, part(of: all.randomElement(using: &generator).map(text) ?? "", &generator))
        }
        return PageKey(page: Int.random(in: 1...4, using: &generator), criteria: criteria)
    }

    private static func part(of text: String, _ generator: inout SeededGenerator) -> String {
        let start = Int.random(in: 0...text.count, using: &generator)
        let length = Int.random(in: 0...6, using: &generator)
        let part = String(text.dropFirst(start).prefix(length))
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return part.uppercased()
        case 1: return part.lowercased()
        case 2: return "male"
        case 3: return "’" + part
        default: return part
        }
    }
}

/// The texts of a character that filters compare.
struct CharacterRow: ItemDTO {
    var id = 0
    var name = ""
    var status = ""
    var species = ""
    var type = ""
    var gender = ""

    static let collection = APICollection<CharacterRow>(
        api: .rickAndMorty, path: "/character", name: "characters", .text("name", \.name, .filter(as: "name")),
        .text("status", \.status, .filter(as: "status")),
        .text("species", \.species, .filter(as: "species")), .text("type", \.type, .filter(as: "type")),
        .text("gender", \.gender, .filter(as: "gender")))

    /// The texts by their names.
    static let texts: [(name: String, text: @Sendable (CharacterRow) -> String)] = [
        ("name", \.name), ("status", \.status), ("species", \.species), ("type", \.type), ("gender", \.gender),
    ]
}
