import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeFavorite

struct FavoritesRepositoryTests {
    private let clock: ClockMock
    private let sut: FavoritesRepository

    init() {
        clock = ClockMock()
        // The clock of the mock never waits, and would make the observation check for changes without pause.
        let local = FavoritesSQLiteDataSource(
            database: Database(.memory, schemas: FavoriteFeature.schemas), clock: SystemClock())
        sut = FavoritesRepository(local: local, clock: clock)
    }

    private static let many: [Favorite] = (1...45).map {
        .stub(id: $0, name: "N\($0 % 7)", addedAt: 1_700_000_000_000 + Int64($0 % 5))
    }

    @Test func `without favorites all lists are empty`() async throws {
        #expect(try await sut.getAll() == [])
        #expect(try await sut.getFavorites(FavoritesQuery()) == [])
    }

    @Test func `a favorite is returned unchanged`() async throws {
        let details = try FavoriteDetails(note: "a\n'; DROP TABLE favorites; -- ζ\u{0}", rating: 5, tags: ["b", "a"])
        let favorite = Favorite.stub(id: 7, name: "Mor\u{0}ty’s", status: "Schrödinger", details: details)

        try await sut.add([favorite])

        #expect(try await sut.getAll() == [favorite])
    }

    @Test func `adding inserts the new favorites and returns the identifiers of the others`() async throws {
        #expect(try await sut.add([.stub(id: 2, name: "mine"), .stub(id: 4)]) == [])

        let others = try await sut.add([
            .stub(id: 1), .stub(id: 4), .stub(id: 2, details: try FavoriteDetails(tags: ["t"])),
            .stub(id: 1, name: "again"),
        ])

        #expect(others == [4, 2, 1])
        #expect(try await sut.getAll() == [.stub(id: 4), .stub(id: 2, name: "mine"), .stub(id: 1)])
        #expect(try await sut.statistics().mostUsedTags == [])
    }

    @Test func `putting replaces stored favorites with their tags, and returns their identifiers`() async throws {
        try await sut.add([.stub(id: 2, name: "mine", details: try FavoriteDetails(tags: ["old"])), .stub(id: 4)])

        let replaced = try await sut.insertOrReplace([
            .stub(id: 1), .stub(id: 2, name: "theirs", details: try FavoriteDetails(tags: ["new"])),
            .stub(id: 2, name: "again"),
        ])

        #expect(replaced == [2])
        #expect(
            try await sut.getAll().map(\.character.name)
                == [Favorite.stub(id: 4), .stub(id: 2, name: "theirs"), .stub(id: 1)].map(\.character.name))
        #expect(try await sut.statistics().mostUsedTags.map(\.name) == ["new"])
    }

    @Test func `update changes the identifiers that are favorites and ignores the others`() async throws {
        try await sut.add([.stub(id: 1, details: try FavoriteDetails(tags: ["old"])), .stub(id: 2), .stub(id: 3)])
        let change = try FavoriteDetailsChange(
            note: .set("new"), rating: .set(3), addedTags: ["x", "Y"], removedTags: ["OLD"])

        let changed = try await sut.update(identifiers: [3, 9, 1], change)

        let details = try FavoriteDetails(note: "new", rating: 3, tags: ["x", "y"])
        #expect(changed == [.stub(id: 3, details: details), .stub(id: 1, details: details)])
        #expect(try await sut.favorite(1) == changed.last)
        #expect(try await sut.favorite(2) == .stub(id: 2))
        #expect(try await sut.getFavorites(FavoritesQuery(tags: ["old"])).count == 0)
        #expect(try await sut.getFavorites(FavoritesQuery(tags: ["x"])).map(\.id) == [3, 1])
    }

    @Test func `update and delete throw an error if no identifier is a favorite`() async throws {
        try await sut.add([.stub(id: 1)])

        await #expect(throws: FavoritesError.notFavorites(identifiers: [9, 8])) {
            try await sut.update(identifiers: [9, 8], try FavoriteDetailsChange())
        }
        await #expect(throws: FavoritesError.notFavorites(identifiers: [9])) { try await sut.delete(identifiers: [9]) }

        #expect(try await sut.update(identifiers: [], try FavoriteDetailsChange()) == [])
        #expect(try await sut.delete(identifiers: []) == [])
        #expect(try await sut.getAll() == [.stub(id: 1)])
    }

    @Test func `an update changes only the details that it contains`() async throws {
        let details = try FavoriteDetails(note: "n", rating: 4, tags: ["a"])
        try await sut.add([.stub(id: 1, details: details)])

        let same = try await sut.update(identifiers: [1], try FavoriteDetailsChange(addedTags: ["a"]))
        let less = try await sut.update(identifiers: [1], try FavoriteDetailsChange(note: .removed, rating: .removed))

        #expect(same.map(\.details) == [details])
        #expect(less.map(\.details) == [try FavoriteDetails(tags: ["a"])])
    }

    @Test func `concurrent changes are all applied`() async throws {
        try await sut.add([.stub(id: 1)])

        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    _ = try await sut.update(identifiers: [1], try FavoriteDetailsChange(addedTags: ["t\(number)"]))
                }
            }
            try await group.waitForAll()
        }

        #expect(try await sut.favorite(1)?.details.tags.count == 50)
    }

    @Test func `delete removes the identifiers that are favorites and ignores the others`() async throws {
        try await sut.add([.stub(id: 1), .stub(id: 2), .stub(id: 3, details: try FavoriteDetails(tags: ["t"]))])

        let deleted = try await sut.delete(identifiers: [3, 9, 1])

        #expect(deleted.map(\.id) == [3, 1])
        #expect(try await sut.getAll().map(\.id) == [2])
        #expect(try await sut.statistics().mostUsedTags == [])
    }

    @Test func `deleting all leaves no favorites`() async throws {
        try await sut.add(Self.many)

        try await sut.deleteAll()

        #expect(try await sut.getAll() == [])
        try await sut.add(Self.many)
        #expect(try await sut.getAll().count == 45)
    }

    @Test func `the newest favorites are first`() async throws {
        try await sut.add([
            .stub(id: 1, name: "beta", details: try FavoriteDetails(rating: 2), addedAt: 10),
            .stub(id: 2, name: "Álpha", addedAt: 30),
            .stub(id: 3, name: "ALPHA", details: try FavoriteDetails(rating: 5), addedAt: 20),
        ])

        #expect(try await sut.getFavorites(FavoritesQuery()).map(\.id) == [2, 3, 1])
        #expect(try await sut.getAll().map(\.id) == [2, 3, 1])
    }

    @Test func `a search ignores case and accents in name, note and tags`() async throws {
        try await sut.add([
            .stub(id: 1, name: "Campaign Manager Martínez", addedAt: 1),
            .stub(id: 2, name: "b", details: try FavoriteDetails(note: "MARTINEZ' friend"), addedAt: 2),
            .stub(id: 3, name: "c", details: try FavoriteDetails(tags: ["martíneces"]), addedAt: 3),
            .stub(id: 4, name: "Morty’s Mind", addedAt: 4),
            .stub(id: 5, name: "100%_\\", addedAt: 5),
        ])

        #expect(try await sut.identifiers(matching: "martine") == [1, 3, 2])
        #expect(try await sut.identifiers(matching: "MARTÍNEZ") == [1, 2])
        #expect(try await sut.identifiers(matching: "morty's") == [4])
        #expect(try await sut.identifiers(matching: "100") == [5])
        #expect(try await sut.identifiers(matching: "%_\\") == [])
        #expect(try await sut.identifiers(matching: "bmartinez") == [])
    }

    @Test func `a query finds the favorites with all of its tags`() async throws {
        try await sut.add([
            .stub(id: 1, details: try FavoriteDetails(tags: ["a", "b"])),
            .stub(id: 2, details: try FavoriteDetails(tags: ["a"])),
            .stub(id: 3, details: try FavoriteDetails(tags: ["ab"])),
        ])

        #expect(Set(try await sut.getFavorites(FavoritesQuery(tags: [" A "])).map(\.id)) == [1, 2])
        #expect(try await sut.getFavorites(FavoritesQuery(tags: ["a", "B"])).map(\.id) == [1])
        #expect(try await sut.getFavorites(FavoritesQuery(text: "rick", tags: ["ab"])).map(\.id) == [3])
    }

    @Test func `names and tags are found by their beginnings`() async throws {
        try await sut.add([
            .stub(id: 20, name: "Martínez", details: try FavoriteDetails(note: "n", tags: ["big", "bad"])),
            .stub(id: 3, name: "Mart", details: try FavoriteDetails(tags: ["big"])), .stub(id: 1, name: "2 Marts"),
        ])
        let martinez = NamedItem(key: 20, name: "Martínez", distinctions: ["n", "big, bad"])

        #expect(try await sut.getNames(startingWith: "martin", limit: 9) == [martinez])
        #expect(try await sut.getNames(startingWith: "2", limit: 9).map(\.key) == [1, 20])
        #expect(try await sut.getNames(startingWith: "", limit: .max).map(\.key) == [1, 3, 20])
        #expect(try await sut.getNames(startingWith: "", limit: 1).map(\.key) == [1, 20])
        #expect(try await sut.getNames(startingWith: "x", limit: 1) == [])
        #expect(
            try await sut.getTags(startingWith: "B") == [.init(name: "big", count: 2), .init(name: "bad", count: 1)])
        #expect(try await sut.getTags(startingWith: "ba").map(\.name) == ["bad"])
    }

    @Test func `favorites without a rating, or with a lower one, do not have the minimum`() async throws {
        try await sut.add([
            .stub(id: 1, details: try FavoriteDetails(rating: 3, tags: ["x"])),
            .stub(id: 2, details: try FavoriteDetails(rating: 4)),
            .stub(id: 3, details: try FavoriteDetails(rating: 5, tags: ["x"])), .stub(id: 4),
        ])

        #expect(try await sut.getFavorites(FavoritesQuery(minimumRating: 4)).map(\.id).sorted() == [2, 3])
        #expect(try await sut.getFavorites(FavoritesQuery(tags: ["x"], minimumRating: 4)).map(\.id) == [3])
    }

    @Test func `the statistics count the favorites by status, species, rating, tag and date`() async throws {
        let calendar = LocalCalendar()
        let today = calendar.day(of: clock.now).lowerBound.millisecondsSince1970
        let week = calendar.week(of: clock.now).lowerBound.millisecondsSince1970
        let nextWeek = calendar.week(of: clock.now).upperBound.millisecondsSince1970
        try await sut.add([
            .stub(id: 1, status: "Dead", details: try FavoriteDetails(rating: 2, tags: ["x", "y"]), addedAt: today),
            .stub(id: 2, species: "Alien", details: try FavoriteDetails(rating: 4, tags: ["y"]), addedAt: week),
            .stub(id: 3, details: try FavoriteDetails(rating: 2), addedAt: week - 1), .stub(id: 4, addedAt: nextWeek),
        ])

        let statistics = try await sut.statistics()

        #expect(statistics.total == 4)
        #expect(statistics.byStatus == [.init(name: "Alive", count: 3), .init(name: "Dead", count: 1)])
        #expect(statistics.bySpecies == [.init(name: "Human", count: 3), .init(name: "Alien", count: 1)])
        #expect(statistics.byRating == [.init(name: "4", count: 1), .init(name: "2", count: 2)])
        #expect(statistics.addedToday == (today == week ? 2 : 1))
        #expect(statistics.addedThisWeek == 2)
        #expect(statistics.mostUsedTags == [.init(name: "y", count: 2), .init(name: "x", count: 1)])
    }

    @Test(.timeLimit(.minutes(15)))
    func `an observer receives the favorites after every change`() async throws {
        var lists = sut.observe().makeAsyncIterator()

        #expect(try await lists.next()?.get() == [])
        try await sut.add([.stub(id: 1)])
        #expect(try await lists.next()?.get().map(\.id) == [1])
        try await sut.deleteAll()
        #expect(try await lists.next()?.get() == [])
    }
}

extension FavoritesRepositoryContract {
    func favorite(_ identifier: Int) async throws -> Favorite? { try await getAll().first { $0.id == identifier } }

    fileprivate func identifiers(matching text: String) async throws -> [Int] {
        try await getFavorites(FavoritesQuery(text: text)).map(\.id)
    }
}
