import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeRepository

/// The requests of a repository without a cache.
struct RemoteDataSourceContractTests {
    private let sut = RemoteDataSourceMock<NoteDTO>()

    @Test func `one value is requested without stored responses`() async throws {
        sut.getItem.setResult(.success(NoteDTO(sample: 1)))

        #expect(try await sut.item(1).fetch() == Fetched(value: NoteDTO(sample: 1), origin: .remote))
        #expect(sut.getItem.inputs == [RemoteInput(1, .none)])
    }

    @Test func `several items are requested at once, and missing ones are not found`() async throws {
        sut.getItems.setResult(.success([NoteDTO(sample: 2), NoteDTO(sample: 1)]))

        let found = try await sut.fetchItems([1, 2, 3])

        #expect(
            found.entries.map(\.result) == [
                .found(Fetched(value: NoteDTO(sample: 1), origin: .remote)),
                .found(Fetched(value: NoteDTO(sample: 2), origin: .remote)), .notFound,
            ])
        #expect(sut.getItems.inputs == [RemoteInput([1, 2, 3], .none)])
    }

    @Test func `a failed request fails for each item, and a cancelled one is an error`() async throws {
        sut.getItems.setResult(.failure(.failed(.serverError(status: 503))))
        #expect(
            try await sut.fetchItems([1, 2]).entries.map(\.result)
                == Array(repeating: .failed(.failed(.serverError(status: 503))), count: 2))

        sut.getItems.setResult(.failure(.cancelled))
        await #expect(throws: APIError.cancelled) { try await sut.fetchItems([1]) }
    }
}
