import ChallengeCore
import ChallengePersistence
import Testing

@testable import ChallengeFavorite

struct FavoritesSQLiteDataSourceTests {
    // The clock of a mock never waits, and would make the observation check for changes without pause.
    private let sut = FavoritesSQLiteDataSource(
        database: Database(.memory, schemas: FavoriteFeature.schemas), clock: SystemClock())

    private static let many: [FavoriteDTO] = (1...45).map {
        .stub(id: $0, name: "N\($0 % 7)", addedAt: time(1_700_000_000_000 + Int64($0 % 5)))
    }

    private static func time(_ milliseconds: Int64) -> String {
        Timestamp(millisecondsSince1970: milliseconds).description
    }

    private func all() async throws -> [FavoriteDTO] { try await sut.getFavorites(tags: [], minimumRating: nil) }

    private func usedTags() async throws -> [String] { try await sut.getTags(startingWith: "").map(\.name) }

    @Test func `a favorite is returned unchanged`() async throws {
        #expect(try await all() == [])
        let favorite = FavoriteDTO.stub(
            id: 7, name: "Mor\u{0}ty’s", status: "Schrödinger", note: "a\n'; DROP TABLE favorites; -- ζ\u{0}",
            rating: 5, tags: ["b", "a"])

        #expect(try await sut.insert([favorite]) == [])

        #expect(try await all() == [favorite])
    }

    @Test func `adding inserts the new favorites and returns the identifiers of the others`() async throws {
        #expect(try await sut.insert([.stub(id: 2, name: "mine"), .stub(id: 4)]) == [])

        let others = try await sut.insert([
            .stub(id: 1), .stub(id: 4), .stub(id: 2, tags: ["t"]), .stub(id: 1, name: "again"),
        ])

        #expect(others == [4, 2, 1])
        #expect(try await all() == [.stub(id: 4), .stub(id: 2, name: "mine"), .stub(id: 1)])
        #expect(try await usedTags() == [])
    }

    @Test func `putting replaces stored favorites with their tags, and returns their identifiers`() async throws {
        _ = try await sut.insert([.stub(id: 2, name: "mine", tags: ["old"]), .stub(id: 4)])

        let replaced = try await sut.insertOrReplace([
            .stub(id: 1), .stub(id: 2, name: "theirs", tags: ["new"]), .stub(id: 2, name: "again"),
        ])

        #expect(replaced == [2])
        #expect(try await all() == [.stub(id: 4), .stub(id: 2, name: "theirs", tags: ["new"]), .stub(id: 1)])
        #expect(try await usedTags() == ["new"])
    }

    @Test func `update changes the identifiers that are favorites and ignores the others`() async throws {
        _ = try await sut.insert([.stub(id: 1, tags: ["old"]), .stub(id: 2), .stub(id: 3)])

        let changed = try await sut.update(identifiers: [3, 9, 1]) { .stub(id: $0.id, note: "new", tags: ["x", "y"]) }

        let expected = [3, 1].map { FavoriteDTO.stub(id: $0, note: "new", tags: ["x", "y"]) }
        #expect(changed == expected)
        #expect(try await all() == [expected[0], .stub(id: 2), expected[1]])
        #expect(try await sut.getFavorites(tags: ["old"], minimumRating: nil) == [])
        #expect(try await sut.getFavorites(tags: ["x"], minimumRating: nil) == expected)
    }

    @Test func `concurrent changes are all applied`() async throws {
        _ = try await sut.insert([.stub(id: 1)])

        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask { _ = try await sut.update(identifiers: [1]) { .stub(tags: $0.tags + ["t\(number)"]) } }
            }
            try await group.waitForAll()
        }

        #expect(try await all().first?.tags.count == 50)
    }

    @Test func `delete removes the identifiers that are favorites and ignores the others`() async throws {
        _ = try await sut.insert([.stub(id: 1), .stub(id: 2), .stub(id: 3, tags: ["t"])])

        let deleted = try await sut.delete(identifiers: [3, 9, 1])

        #expect(deleted == [.stub(id: 3, tags: ["t"]), .stub(id: 1)])
        #expect(try await all() == [.stub(id: 2)])
        #expect(try await usedTags() == [])
        #expect(try await sut.delete(identifiers: []) == [])
    }

    @Test func `deleting all leaves no favorites`() async throws {
        _ = try await sut.insert(Self.many)

        try await sut.deleteAll()

        #expect(try await all() == [])
        _ = try await sut.insert(Self.many)
        #expect(try await all().count == 45)
    }

    @Test func `the newest favorites are first`() async throws {
        _ = try await sut.insert([
            .stub(id: 1, addedAt: Self.time(10)), .stub(id: 2, addedAt: Self.time(30)),
            .stub(id: 3, addedAt: Self.time(20)), .stub(id: 4, addedAt: Self.time(20)),
        ])

        #expect(try await all().map(\.id) == [2, 4, 3, 1])
    }

    @Test func `favorites are selected by all of the tags and by the rating`() async throws {
        _ = try await sut.insert([
            .stub(id: 1, rating: 3, tags: ["a", "b"]), .stub(id: 2, rating: 4, tags: ["a"]),
            .stub(id: 3, rating: 5, tags: ["ab"]), .stub(id: 4),
        ])

        #expect(try await sut.getFavorites(tags: ["a"], minimumRating: nil).map(\.id) == [2, 1])
        #expect(try await sut.getFavorites(tags: ["a", "b"], minimumRating: nil).map(\.id) == [1])
        #expect(try await sut.getFavorites(tags: [], minimumRating: 4).map(\.id) == [3, 2])
        #expect(try await sut.getFavorites(tags: ["ab"], minimumRating: 4).map(\.id) == [3])
    }

    @Test func `names and tags are found by their beginnings`() async throws {
        let martinez = FavoriteDTO.stub(id: 20, name: "Martínez", note: "n", tags: ["big", "bad"])
        _ = try await sut.insert([martinez, .stub(id: 3, name: "Mart", tags: ["big"]), .stub(id: 1, name: "2 Marts")])

        #expect(try await sut.getFavorites(startingWith: "martin", limit: 9) == [martinez])
        #expect(try await sut.getFavorites(startingWith: "2", limit: 9).map(\.id) == [1, 20])
        #expect(try await sut.getFavorites(startingWith: "", limit: .max).map(\.id) == [1, 3, 20])
        #expect(try await sut.getFavorites(startingWith: "", limit: 1).map(\.id) == [1, 20])
        #expect(try await sut.getFavorites(startingWith: "x", limit: 1) == [])
        #expect(
            try await sut.getTags(startingWith: "b") == [.init(name: "big", count: 2), .init(name: "bad", count: 1)])
        #expect(try await sut.getTags(startingWith: "ba").map(\.name) == ["bad"])
    }

    @Test func `the statistics count the favorites by status, species, rating, tag and date`() async throws {
        func period(_ range: Range<Int64>) -> Range<Timestamp> {
            Timestamp(millisecondsSince1970: range.lowerBound)..<Timestamp(millisecondsSince1970: range.upperBound)
        }
        _ = try await sut.insert([
            .stub(id: 1, status: "Dead", rating: 2, tags: ["x", "y"], addedAt: Self.time(20)),
            .stub(id: 2, species: "Alien", rating: 4, tags: ["y"], addedAt: Self.time(10)),
            .stub(id: 3, rating: 2, addedAt: Self.time(9)), .stub(id: 4, addedAt: Self.time(30)),
        ])

        let statistics = try await sut.getStatistics(today: period(20..<30), thisWeek: period(10..<30))

        #expect(
            statistics
                == FavoritesStatisticsDTO(
                    total: 4, byStatus: [.init(name: "Alive", count: 3), .init(name: "Dead", count: 1)],
                    bySpecies: [.init(name: "Human", count: 3), .init(name: "Alien", count: 1)],
                    byRating: [.init(name: "4", count: 1), .init(name: "2", count: 2)],
                    byTag: [.init(name: "y", count: 2), .init(name: "x", count: 1)], addedToday: 1, addedThisWeek: 2))
    }

    @Test(.timeLimit(.minutes(15)))
    func `a change of the favorites is announced`() async throws {
        var changes = sut.changes().makeAsyncIterator()

        #expect(await changes.next() != nil)
        _ = try await sut.insert([.stub(id: 1)])
        #expect(await changes.next() != nil)
        try await sut.deleteAll()
        #expect(await changes.next() != nil)
    }
}
