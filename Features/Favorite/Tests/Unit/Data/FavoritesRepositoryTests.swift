import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

struct FavoritesRepositoryTests {
    private let local = FavoritesLocalDataSourceMock()

    private var sut: FavoritesRepository { FavoritesRepository(local: local) }

    @Test func `a query selects by all of its tags, the rating and the kind, in the order of the library`()
        async throws
    {
        local.getFavoritesCall.setResult(
            .success([
                .stub(id: 1, rating: 3, tags: ["a", "b"]), .stub(id: 2, rating: 4, tags: ["a"]),
                .stub("episode", id: 3, rating: 5, tags: ["ab"]), .stub(id: 4),
            ]))
        func keys(_ query: FavoritesQuery) async throws -> [ItemKey] {
            try await sut.getFavorites(query).map(\.id.key)
        }

        #expect(try await keys(FavoritesQuery()) == [1, 2, 3, 4])
        #expect(try await keys(FavoritesQuery(tags: [" A "])) == [1, 2])
        #expect(try await keys(FavoritesQuery(tags: ["a", "b"])) == [1])
        #expect(try await keys(FavoritesQuery(minimumRating: 4)) == [2, 3])
        #expect(try await keys(FavoritesQuery(kinds: ["episode"])) == [3])
        #expect(
            try await keys(FavoritesQuery(text: "rick", kinds: ["character"], tags: ["a"], minimumRating: 4)) == [2])
    }

    @Test(arguments: [
        ("martine", [1, 3, 2]), ("MARTÍNEZ", [1, 2]), ("morty's", [4]), ("100", [5]), ("%_\\", []), ("bmartinez", []),
    ])
    func `a search ignores case and accents in name, note and tags`(text: String, expected: [Int]) async throws {
        local.getFavoritesCall.setResult(
            .success([
                .stub(id: 5, name: "100%_\\"), .stub(id: 4, name: "Morty’s Mind"),
                .stub(id: 3, name: "c", tags: ["martíneces"]), .stub(id: 2, name: "b", note: "MARTINEZ' friend"),
                .stub(id: 1, name: "Campaign Manager Martínez"),
            ]))

        #expect(try await sut.getFavorites(FavoritesQuery(text: text)).map(\.id.key) == expected.map(ItemKey.number))
    }

    @Test func `favorites are stored as their DTOs, and the identifiers of the library are returned`() async throws {
        let favorite = Favorite.stub(id: 1, details: try FavoriteDetails(note: "n", rating: 3, tags: ["t"]))
        local.insert.setResult(.success([4]))

        #expect(try await sut.add([favorite]) == [4])
        #expect(try await sut.add([favorite], replacing: true) == [4])

        let stored = FavoriteDTO.stub(id: 1, note: "n", rating: 3, tags: ["t"])
        #expect(
            local.insert.inputs == [
                .init(favorites: [stored], replacing: false), .init(favorites: [stored], replacing: true),
            ])
    }

    @Test func `an update applies the change to the stored favorites`() async throws {
        local.update.setResult(.success([.stub(id: 3, note: "old", tags: ["a", "b"]), .stub(id: 1)]))
        let change = try FavoriteDetailsChange(rating: .set(3), addedTags: ["x"], removedTags: ["A"])

        let changed = try await sut.update([3, 9, 1], change)

        #expect(
            changed == [
                .stub(id: 3, details: try FavoriteDetails(note: "old", rating: 3, tags: ["b", "x"])),
                .stub(id: 1, details: try FavoriteDetails(rating: 3, tags: ["x"])),
            ])
        #expect(local.update.inputs == [[3, 9, 1]])
    }

    @Test func `the deleted favorites are returned`() async throws {
        local.delete.setResult(.success([.stub(id: 3), .stub(id: 1)]))
        local.deleteAllCall.setResult(.success(()))

        #expect(try await sut.delete([3, 9, 1]) == [.stub(id: 3), .stub(id: 1)])
        try await sut.deleteAll()

        #expect(local.delete.inputs == [[3, 9, 1]])
        #expect(local.deleteAllCall.callCount == 1)
    }

    @Test func `update and delete throw an error if no identifier is a favorite`() async throws {
        local.update.setResult(.success([]))
        local.delete.setResult(.success([]))

        await #expect(throws: FavoritesError.notFavorites([9, 8])) {
            try await sut.update([9, 8], try FavoriteDetailsChange())
        }
        await #expect(throws: FavoritesError.notFavorites([9])) { try await sut.delete([9]) }

        #expect(try await sut.update([], try FavoriteDetailsChange()) == [])
        #expect(try await sut.delete([]) == [])
    }

    @Test func `an observer receives the favorites after every change, and the failures`() async {
        local.changesCall.setResult(.success(2))
        local.getFavoritesCall.setResult(.success([.stub(id: 1)]))

        var lists: [Result<[Favorite], FavoritesError>] = []
        for await list in sut.observe() {
            lists.append(list)
            local.getFavoritesCall.setResult(.failure(.busy))
        }

        #expect(lists.first == .success([.stub(id: 1)]))
        #expect(lists.count == 2)
    }

    @Test func `a storage failure has the operation`() async {
        local.fail(.busy)
        local.changesCall.setResult(.success(1))
        func error(_ operation: StorageOperation) -> FavoritesError { .storageFailed(operation, .busy) }

        await #expect(throws: error(.reading)) { try await sut.getAll() }
        await #expect(throws: error(.saving)) { try await sut.add([.stub()]) }
        await #expect(throws: error(.saving)) {
            try await sut.update([1], try FavoriteDetailsChange())
        }
        await #expect(throws: error(.deleting)) { try await sut.delete([1]) }
        await #expect(throws: error(.deleting)) { try await sut.deleteAll() }
        #expect(await sut.observe().first { _ in true } == .failure(error(.reading)))
    }
}
