import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeRepository

struct RemoteRepositoryTests {
    private let remote = RemoteDataSourceMock<NoteDTO>()

    private var sut: RemoteRepository<NoteDTO, NoteError> { RemoteRepository(remote: remote) }

    @Test func oneIsHadByItsIdentifier() async throws {
        remote.one.answer(.success(NoteDTO(id: 7)))

        #expect(try await sut.getItem(identifier: 7) == NoteDTO(id: 7))
        #expect(remote.one.inputs == [7])
    }

    @Test func severalAreOneRequestInTheOrderAskedForAndTheMissingAreNamed() async throws {
        remote.several.answer(.success([NoteDTO(id: 3), NoteDTO(id: 1)]))

        let batch = try await sut.getBatch(identifiers: [1, 2, 3])

        #expect(batch.outcomes.map(\.key) == [1, 2, 3])
        #expect(batch.found.map(\.value) == [NoteDTO(id: 1), NoteDTO(id: 3)])
        #expect(batch.found.allSatisfy { $0.origin == .remote })
        #expect(batch.outcomes[1].result == .failure(.notFound(identifier: 2)))
        #expect(remote.several.inputs == [[1, 2, 3]])
    }

    @Test func aFailureOfSeveralIsAFailure() async {
        remote.several.answer(.failure(.failed(.timedOut)))

        await #expect(throws: NoteError.loadFailed(.timedOut)) { try await sut.getBatch(identifiers: [1]) }
    }

    @Test func aPageBehindTheEndKnowsHowManyThereAreAndNoMatchIsAPageWithoutItems() async throws {
        remote.page.answer(.failure(.notFound))

        let page = try await sut.getPage(PageKey(page: 1, criteria: [Criterion("name", "x")]))

        #expect(page.results == [])
        await #expect(throws: NoteError.invalidPage(page: 3, pages: 0)) {
            try await sut.getPage(PageKey(page: 3, criteria: [Criterion("name", "x")]))
        }
    }
}
