import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepository
import Testing

@testable import ChallengeAPIs

/// Checks the conventions against the mirror, which behaves like the API.
final class RickAndMortyConventionsTests: Sendable {
    private let mirror: MirrorServer

    init() throws {
        mirror = try MirrorServer()
    }

    deinit { mirror.stop() }

    private var sut: RESTDataSource<CharacterRow> {
        RESTDataSource(httpClient: HTTPClient.client(at: mirror.baseURL))
    }

    @Test func `a collection has pages of twenty items`() async throws {
        let first = try await sut.getPage(PageKey(page: 1), .none)
        let last = try await sut.getPage(PageKey(page: 42), .none)

        #expect(first.info == PageInfoDTO(count: 826, pages: 42))
        #expect(first.results.map(\.id) == Array(1...20))
        #expect(first.results.count == APIConventions.rickAndMorty.pageSize)
        #expect(last.results.last?.id == 826)
    }

    @Test(arguments: [("male", ["Male"]), ("MALE", ["Male"]), ("female", ["Female"]), ("ale", ["Female", "Male"])])
    func `the API matches a value that begins with male only at the start`(
        value: String, genders: [String]
    ) async throws {
        let page = try await sut.getPage(PageKey(page: 1, criteria: [Criterion("gender", value)]), .none)

        #expect(Set(page.results.map(\.gender)).sorted() == genders)
    }
}
