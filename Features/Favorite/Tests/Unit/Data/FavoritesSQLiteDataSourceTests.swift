import ChallengeCore
import ChallengePersistence
import Testing

@testable import ChallengeFavorite

struct FavoritesSQLiteDataSourceTests {
    // The clock of a mock never waits, and would make the observation check for changes without pause.
    private let sut = FavoritesSQLiteDataSource(
        database: Database(.memory, schemas: FavoriteFeature.schemas), clock: SystemClock())

    private static let many: [FavoriteDTO] = (1...45).map {
        .stub(id: .number($0), name: "N\($0 % 7)", addedAt: time(1_700_000_000_000 + Int64($0 % 5)))
    }

    private static func time(_ milliseconds: Int64) -> String {
        Timestamp(millisecondsSince1970: milliseconds).description
    }

    private func all() async throws -> [FavoriteDTO] { try await sut.getFavorites() }

    @Test func `a favorite is returned unchanged`() async throws {
        #expect(try await all() == [])
        let favorite = FavoriteDTO.stub(
            id: 7, name: "Mor\u{0}ty’s", status: "Schrödinger", note: "a\n'; DROP TABLE favorites; -- ζ\u{0}",
            rating: 5, tags: ["b", "a"])

        #expect(try await sut.insert([favorite], replacing: false) == [])

        #expect(try await all() == [favorite])
    }

    @Test func `adding inserts the new favorites and returns the identifiers of the others`() async throws {
        #expect(try await sut.insert([.stub(id: 2, name: "mine"), .stub(id: 4)]) == [])

        let others = try await sut.insert([
            .stub(id: 1), .stub(id: 4), .stub(id: 2, tags: ["t"]), .stub(id: 1, name: "again"),
        ])

        #expect(others == [4, 2])
        #expect(try await all() == [.stub(id: 4), .stub(id: 2, name: "mine"), .stub(id: 1)])
    }

    @Test func `putting replaces stored favorites with their tags, and returns their identifiers`() async throws {
        _ = try await sut.insert([.stub(id: 2, name: "mine", tags: ["old"]), .stub(id: 4)])

        let replaced = try await sut.insert(
            [.stub(id: 1), .stub(id: 2, name: "theirs", tags: ["new"]), .stub(id: 2, name: "again")], replacing: true)

        #expect(replaced == [2])
        #expect(try await all() == [.stub(id: 4), .stub(id: 2, name: "theirs", tags: ["new"]), .stub(id: 1)])
    }

    @Test func `update changes the identifiers that are favorites and ignores the others`() async throws {
        _ = try await sut.insert([.stub(id: 1, tags: ["old"]), .stub(id: 2), .stub(id: 3)])

        let changed = try await sut.update([3, 9, 1]) { .stub(id: $0.key, note: "new", tags: ["x", "y"]) }

        let expected = [3, 1].map { FavoriteDTO.stub(id: .number($0), note: "new", tags: ["x", "y"]) }
        #expect(changed == expected)
        #expect(try await all() == [expected[0], .stub(id: 2), expected[1]])
    }

    @Test func `concurrent changes are all applied`() async throws {
        _ = try await sut.insert([.stub(id: 1)])

        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask { _ = try await sut.update([1]) { .stub(tags: $0.tags + ["t\(number)"]) } }
            }
            try await group.waitForAll()
        }

        #expect(try await all().first?.tags.count == 50)
    }

    @Test func `delete removes the identifiers that are favorites and ignores the others`() async throws {
        _ = try await sut.insert([.stub(id: 1), .stub(id: 2), .stub(id: 3, tags: ["t"])])

        let deleted = try await sut.delete([3, 9, 1])

        #expect(deleted == [.stub(id: 3, tags: ["t"]), .stub(id: 1)])
        #expect(try await all() == [.stub(id: 2)])
        #expect(try await sut.delete([]) == [])
    }

    @Test func `deleting all leaves no favorites`() async throws {
        _ = try await sut.insert(Self.many, replacing: false)

        try await sut.deleteAll()

        #expect(try await all() == [])
        _ = try await sut.insert(Self.many, replacing: false)
        #expect(try await all().count == 45)
    }

    @Test func `the newest favorites are first`() async throws {
        _ = try await sut.insert([
            .stub(id: 1, addedAt: Self.time(10)), .stub(id: 2, addedAt: Self.time(30)),
            .stub(id: 3, addedAt: Self.time(20)), .stub(id: 4, addedAt: Self.time(20)),
        ])

        #expect(try await all().map(\.id) == [2, 4, 3, 1])
    }

    @Test func `items of several kinds can have one identifier, which is a number or a text`() async throws {
        let favorites: [FavoriteDTO] = [
            .stub(id: 28), .stub("episode", id: 28, shortName: "S03E07"), .stub("book", id: "28", note: "text"),
        ]
        _ = try await sut.insert(favorites, replacing: false)

        #expect(try await sut.insert(favorites, replacing: false) == favorites.map(\.id))
        let text = ItemID("book", "28")
        #expect(try await sut.update([text]) { .stub($0.kind, id: $0.key, note: "new") }.map(\.note) == ["new"])
        #expect(try await sut.delete([ItemID("episode", 28), ItemID("book", 28)]) == [favorites[1]])
        #expect(Set(try await all().map(\.id)) == [28, text])
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
