import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

struct AddFavoritesUseCaseTests {
    private let items = FavoriteItemsMock()
    private let favorites = FavoritesRepositoryMock()
    private let clock = ClockMock()

    private var sut: AddFavoritesUseCase {
        AddFavoritesUseCase(copies: items.lookup, favorites: favorites, clock: clock)
    }

    @Test func `items that exist and are new become favorites`() async throws {
        favorites.add.setResult(.success([1]))
        items.setFound([1, 2], others: [(9, .notFound)])
        let details = try FavoriteDetails(note: "n", rating: 5, tags: ["a"])

        let addition = try await sut.execute([1, 2, 9], details: details, cachePolicy: .remoteFirst)

        let candidates = [1, 2].map { key in
            Favorite(
                kind: "character", item: .stub(.number(key)), details: details, addedAt: Timestamp(clock.now))
        }
        #expect(addition.added == [candidates[1]])
        #expect(addition.duplicates == [1])
        #expect(addition.favorites.entries.last == .init(9, .notFound))
        #expect(items.copies.inputs == [PolicyInput([1, 2, 9], .remoteFirst)])
        #expect(favorites.add.inputs == [candidates])
    }

    @Test func `items of each kind are looked up together, and keep the order and the notes of the request`()
        async throws
    {
        favorites.add.setResult(.success([]))
        let keys: [ItemKey: ItemKey] = ["S03E07": 28]
        let sut = AddFavoritesUseCase(
            copies: { (kind, wanted, policy) async throws(APIError) in
                _ = try await items.lookup(kind, wanted, policy)
                return LookupResults(wanted.map { .init($0, .found(.remote(.stub(keys[$0] ?? $0)))) })
            }, favorites: favorites, clock: clock)
        items.setFound([])
        let episode = ItemID("episode", "S03E07")
        let own = try FavoriteDetails(note: "own")

        let addition = try await sut.execute(
            [1, episode, 2], details: .none, noted: [episode: own], cachePolicy: .localFirst)

        #expect(items.copies.inputs.map(\.value) == [[1, 2], [episode]])
        #expect(addition.added.map(\.id) == [1, ItemID("episode", 28), 2])
        #expect(addition.added.map(\.details.note) == [nil, "own", nil])
        #expect(addition.favorites.entries.map(\.key) == [1, episode, 2])
    }

    @Test func `no favorites are added if the items cannot be loaded`() async throws {
        items.copies.setResult(.failure(.failed(.timedOut)))

        await #expect(throws: FavoritesError.loadFailed(.failed(.timedOut))) {
            try await sut.execute([3, 4], details: .none, cachePolicy: .localFirst)
        }

        #expect(favorites.add.callCount == 0)
    }

    @Test func `a failure of the cache is reported with the added item`() async throws {
        let fetched = Fetched<ItemCopy>(value: .stub(3), origin: .cache(age: .zero), remoteFailure: .timedOut)
        items.copies.setResult(.success(LookupResults([.init(3, .found(fetched))], cacheFailure: .full)))
        favorites.add.setResult(.success([]))

        let addition = try await sut.execute([3], details: .none, cachePolicy: .localFirst)

        #expect(addition.favorites.found.map(\.remoteFailure) == [.timedOut])
        #expect(addition.favorites.cacheFailure == .full)
    }
}

extension Fetched<ItemCopy> {
    fileprivate static func remote(_ copy: ItemCopy) -> Fetched { Fetched(value: copy, origin: .remote) }
}
