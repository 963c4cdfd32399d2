import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

struct FavoritesRepositoryTests {
    private let local = FavoritesLocalDataSourceMock()
    private let clock = ClockMock()

    private var sut: FavoritesRepository { FavoritesRepository(local: local, clock: clock) }

    @Test func `a query requests its tags and its rating, and keeps the order of the library`() async throws {
        local.getFavorites.setResult(.success([.stub(id: 2), .stub(id: 3), .stub(id: 1)]))

        let favorites = try await sut.getFavorites(FavoritesQuery(tags: [" A "], minimumRating: 4))

        #expect(favorites == [.stub(id: 2), .stub(id: 3), .stub(id: 1)])
        #expect(local.getFavorites.inputs == [.init(tags: ["a"], minimumRating: 4)])
        _ = try await sut.getAll()
        #expect(local.getFavorites.lastInput == .init(tags: [], minimumRating: nil))
    }

    @Test(arguments: [
        ("martine", [1, 3, 2]), ("MARTÍNEZ", [1, 2]), ("morty's", [4]), ("100", [5]), ("%_\\", []), ("bmartinez", []),
    ])
    func `a search ignores case and accents in name, note and tags`(text: String, expected: [Int]) async throws {
        local.getFavorites.setResult(
            .success([
                .stub(id: 5, name: "100%_\\"), .stub(id: 4, name: "Morty’s Mind"),
                .stub(id: 3, name: "c", tags: ["martíneces"]), .stub(id: 2, name: "b", note: "MARTINEZ' friend"),
                .stub(id: 1, name: "Campaign Manager Martínez"),
            ]))

        #expect(try await sut.getFavorites(FavoritesQuery(text: text)).map(\.id) == expected)
    }

    @Test func `the beginnings of names and of tags in lower case are searched in the library`() async throws {
        local.getNames.setResult(.success([.stub(id: 3), .stub(id: 20)]))
        local.getTags.setResult(.success([.init(name: "big", count: 2)]))

        #expect(try await sut.getFavorites(startingWith: "Ri", limit: 9) == [.stub(id: 3), .stub(id: 20)])
        #expect(try await sut.getTags(startingWith: " B") == [.init(name: "big", count: 2)])

        #expect(local.getNames.inputs == [.init(text: "Ri", limit: 9)])
        #expect(local.getTags.inputs == ["b"])
    }

    @Test func `favorites are stored as their DTOs, and the identifiers of the library are returned`() async throws {
        let favorite = Favorite.stub(id: 1, details: try FavoriteDetails(note: "n", rating: 3, tags: ["t"]))
        local.insert.setResult(.success([4]))
        local.insertOrReplace.setResult(.success([2]))

        #expect(try await sut.add([favorite]) == [4])
        #expect(try await sut.insertOrReplace([favorite]) == [2])

        let stored = FavoriteDTO.stub(id: 1, note: "n", rating: 3, tags: ["t"])
        #expect(local.insert.inputs == [[stored]])
        #expect(local.insertOrReplace.inputs == [[stored]])
    }

    @Test func `an update applies the change to the stored favorites`() async throws {
        local.update.setResult(.success([.stub(id: 3, note: "old", tags: ["a", "b"]), .stub(id: 1)]))
        let change = try FavoriteDetailsChange(rating: .set(3), addedTags: ["x"], removedTags: ["A"])

        let changed = try await sut.update(identifiers: [3, 9, 1], change)

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

        #expect(try await sut.delete(identifiers: [3, 9, 1]) == [.stub(id: 3), .stub(id: 1)])
        try await sut.deleteAll()

        #expect(local.delete.inputs == [[3, 9, 1]])
        #expect(local.deleteAllCall.callCount == 1)
    }

    @Test func `update and delete throw an error if no identifier is a favorite`() async throws {
        local.update.setResult(.success([]))
        local.delete.setResult(.success([]))

        await #expect(throws: FavoritesError.notFavorites(identifiers: [9, 8])) {
            try await sut.update(identifiers: [9, 8], try FavoriteDetailsChange())
        }
        await #expect(throws: FavoritesError.notFavorites(identifiers: [9])) { try await sut.delete(identifiers: [9]) }

        #expect(try await sut.update(identifiers: [], try FavoriteDetailsChange()) == [])
        #expect(try await sut.delete(identifiers: []) == [])
    }

    @Test func `the statistics count today and this week by the clock`() async throws {
        let counts = FavoritesStatisticsDTO(
            total: 4, byStatus: [], bySpecies: [], byRating: [], byTag: [], addedToday: 1, addedThisWeek: 2)
        local.getStatistics.setResult(.success(counts))

        let statistics = try await sut.statistics()

        #expect(statistics == FavoritesStatisticsMapper().map(counts))
        let (today, week) = (LocalCalendar().day(of: clock.now), LocalCalendar().week(of: clock.now))
        #expect(local.getStatistics.inputs == [.init(today: today, thisWeek: week)])
    }

    @Test func `an observer receives the favorites after every change, and the failures`() async {
        local.changesCall.setResult(.success(2))
        local.getFavorites.setResult(.success([.stub(id: 1)]))

        var lists: [Result<[Favorite], FavoritesError>] = []
        for await list in sut.observe() {
            lists.append(list)
            local.getFavorites.setResult(.failure(.busy))
        }

        #expect(lists.first == .success([.stub(id: 1)]))
        #expect(lists.count == 2)
    }

    @Test func `a storage failure has the operation`() async {
        local.fail(.busy)
        local.changesCall.setResult(.success(1))
        func error(_ operation: StorageOperation) -> FavoritesError { .storageFailed(operation, .busy) }

        await #expect(throws: error(.reading)) { try await sut.getAll() }
        await #expect(throws: error(.reading)) { try await sut.getFavorites(startingWith: "", limit: 1) }
        await #expect(throws: error(.reading)) { try await sut.getTags(startingWith: "") }
        await #expect(throws: error(.reading)) { try await sut.statistics() }
        await #expect(throws: error(.saving)) { try await sut.add([.stub()]) }
        await #expect(throws: error(.saving)) { try await sut.insertOrReplace([.stub()]) }
        await #expect(throws: error(.saving)) {
            try await sut.update(identifiers: [1], try FavoriteDetailsChange())
        }
        await #expect(throws: error(.deleting)) { try await sut.delete(identifiers: [1]) }
        await #expect(throws: error(.deleting)) { try await sut.deleteAll() }
        #expect(await sut.observe().first { _ in true } == .failure(error(.reading)))
    }
}
