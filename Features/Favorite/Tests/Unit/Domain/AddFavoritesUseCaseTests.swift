import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

struct AddFavoritesUseCaseTests {
    private let characters = FavoriteCharactersMock()
    private let favorites = FavoritesRepository(local: FavoritesMemoryDataSource(), clock: ClockMock())
    private let clock = ClockMock()

    private var sut: AddFavoritesUseCase {
        AddFavoritesUseCase(characters: characters, favorites: favorites, clock: clock)
    }

    @Test func `characters that exist and are new become favorites`() async throws {
        try await favorites.add([.stub(id: 1, name: "mine")])
        characters.answer([1, 2], failures: [(9, .notFound)])
        let remarks = try FavoriteRemarks(note: "n", rating: 5, tags: ["a"])

        let addition = try await sut.execute(identifiers: [1, 2, 9], remarks: remarks, cachePolicy: .remoteFirst)

        let added = Favorite(character: .stub(id: 2), remarks: remarks, addedAt: Timestamp(clock.now))
        #expect(addition.added == [added])
        #expect(addition.duplicates == [1])
        #expect(addition.favorites.failures.map(\.error) == [.notFound(identifiers: [9])])
        #expect(characters.getting.inputs == [.init(identifiers: [1, 2, 9], cachePolicy: .remoteFirst)])
        #expect(try await favorites.get(identifier: 2) == added)
        #expect(try await favorites.get(identifier: 1)?.character.name == "mine")
    }

    @Test(
        arguments: [
            (.notFound, .notFound(identifiers: [3, 4])), (.loadFailed(.timedOut), .loadFailed(.timedOut)),
            (.storageFailed(.full), .cacheFailed(.full)), (.cancelled, .cancelled),
        ] as [(RelatedFailure, FavoritesError)])
    func `a failure of the characters adds nothing`(failure: RelatedFailure, error: FavoritesError) async throws {
        characters.getting.answer(.failure(failure))

        await #expect(throws: error) {
            try await sut.execute(identifiers: [3, 4], remarks: .none, cachePolicy: .localFirst)
        }

        #expect(try await favorites.getAll() == [])
    }

    @Test func `what went wrong on the way to a character is reported with it`() async throws {
        let fetched = Fetched<FavoriteCharacter, RelatedFailure>(
            value: .stub(id: 3), origin: .cache(age: .zero), remoteFailure: .loadFailed(.timedOut))
        characters.getting.answer(
            .success(Batch(outcomes: [.init(3, .success(fetched))], cacheFailure: .storageFailed(.full))))

        let addition = try await sut.execute(identifiers: [3], remarks: .none, cachePolicy: .localFirst)

        #expect(addition.favorites.found.map(\.remoteFailure) == [.loadFailed(.timedOut)])
        #expect(addition.favorites.cacheFailure == .cacheFailed(.full))
    }
}
