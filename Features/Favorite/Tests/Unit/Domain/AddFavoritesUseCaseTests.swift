import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

struct AddFavoritesUseCaseTests {
    private let characters = CharactersPortMock()
    private let favorites = FavoritesRepositoryMock()
    private let clock = ClockMock()

    private var sut: AddFavoritesUseCase {
        AddFavoritesUseCase(characters: characters.port, favorites: favorites, clock: clock)
    }

    @Test func `characters that exist and are new become favorites`() async throws {
        favorites.add.setResult(.success([1]))
        characters.setFound([1, 2], others: [(9, .notFound)])
        let details = try FavoriteDetails(note: "n", rating: 5, tags: ["a"])

        let addition = try await sut.execute(identifiers: [1, 2, 9], details: details, cachePolicy: .remoteFirst)

        let candidates = [1, 2].map { identifier in
            Favorite(character: .stub(id: identifier), details: details, addedAt: Timestamp(clock.now))
        }
        #expect(addition.added == [candidates[1]])
        #expect(addition.duplicates == [1])
        #expect(addition.favorites.entries.last == .init(9, .notFound))
        #expect(characters.characters.inputs == [PolicyInput([1, 2, 9], .remoteFirst)])
        #expect(favorites.add.inputs == [candidates])
    }

    @Test func `no favorites are added if the characters cannot be loaded`() async throws {
        characters.characters.setResult(.failure(.failed(.timedOut)))

        await #expect(throws: FavoritesError.loadFailed(.failed(.timedOut))) {
            try await sut.execute(identifiers: [3, 4], details: .none, cachePolicy: .localFirst)
        }

        #expect(favorites.add.callCount == 0)
    }

    @Test func `a failure of the cache is reported with the added character`() async throws {
        let fetched = Fetched<FavoriteCharacter>(
            value: .stub(id: 3), origin: .cache(age: .zero), remoteFailure: .timedOut)
        characters.characters.setResult(.success(LookupResults([.init(3, .found(fetched))], cacheFailure: .full)))
        favorites.add.setResult(.success([]))

        let addition = try await sut.execute(identifiers: [3], details: .none, cachePolicy: .localFirst)

        #expect(addition.favorites.found.map(\.remoteFailure) == [.timedOut])
        #expect(addition.favorites.cacheFailure == .full)
    }
}
