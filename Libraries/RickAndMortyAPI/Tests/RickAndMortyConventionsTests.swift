import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepository
import ChallengeResources
import Testing

@testable import ChallengeRickAndMortyAPI

/// Checks the conventions against the mirror, which behaves like the API.
final class RickAndMortyConventionsTests: Sendable {
    private struct NamedDTO: ItemDTO {
        let id: Int
        let name: String
        let gender: String?
    }

    private let mirror: MirrorServer

    init() throws {
        mirror = try MirrorServer()
    }

    deinit { mirror.stop() }

    private func sut(_ path: String = "/character") -> RESTDataSource<NamedDTO> {
        RESTDataSource(httpClient: HTTPClient.client(at: mirror.baseURL), api: .rickAndMorty, path: path)
    }

    private func key(_ page: Int, _ criteria: KeyValuePairs<String, String?> = [:]) -> PageKey {
        PageKey(page: page, criteria: [Criterion](criteria))
    }

    @Test(arguments: [("/character", 826, 42), ("/episode", 51, 3), ("/location", 126, 7)])
    func `a collection has pages of twenty items`(path: String, count: Int, pages: Int) async throws {
        let first = try await sut(path).getPage(key(1))
        let last = try await sut(path).getPage(key(pages))

        #expect(first.info == PageInfoDTO(count: count, pages: pages))
        #expect(first.results.map(\.id) == Array(1...20))
        #expect(first.results.count == APIConventions.rickAndMorty.pageSize)
        #expect(last.results.last?.id == count)
    }

    @Test(arguments: [("male", ["Male"]), ("MALE", ["Male"]), ("female", ["Female"]), ("ale", ["Female", "Male"])])
    func `API and snapshot match a value that begins with male only at the start`(
        value: String, genders: [String]
    ) async throws {
        let page = try await sut().getPage(key(1, ["gender": value]))
        let snapshot = SnapshotDataSource(
            .snapshot, collection: "characters", api: .rickAndMorty, as: GenderLine.self)
        let bundled = try #require(await snapshot.getPage(key(1, ["gender": value]))).value

        #expect(Set(page.results.compactMap(\.gender)).sorted() == genders)
        #expect(bundled.info == page.info)
        #expect(bundled.results.map(\.id) == page.results.map(\.id))
    }

    /// A line of the characters, of which only identifier and gender are used.
    private struct GenderLine: SnapshotLineContract {
        let id: Int
        private let gender: Substring

        init?(_ line: Substring) {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count > 5, let id = Int(columns[0]) else { return nil }
            self.id = id
            gender = columns[5]
        }

        static func line(for item: NamedDTO) -> String { item.name }

        var item: NamedDTO { NamedDTO(id: id, name: "", gender: String(gender)) }

        func text(of criterion: String) -> Substring? { criterion == "gender" ? gender : nil }
    }
}
