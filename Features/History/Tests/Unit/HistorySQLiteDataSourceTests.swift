import ChallengeCore
import ChallengePersistence
import Testing

@testable import ChallengeHistory

struct HistorySQLiteDataSourceTests {
    private let database = Database(.memory, schemas: HistoryFeature.schemas)

    private var sut: HistorySQLiteDataSource { HistorySQLiteDataSource(database: database) }

    private func page(
        kind: String? = nil, origin: String? = nil, shownAt: Range<Int64>? = nil, offset: Int = 0, limit: Int = 20
    ) async throws -> HistoryPageDTO {
        let filter = HistoryFilterDTO(kind: kind, origin: origin, shownAt: shownAt)
        return try await sut.getEntries(filter, offset: offset, limit: limit)
    }

    private func add(_ entries: [HistoryEntryDTO], limit: Int = 100) async throws {
        try await sut.add(entries, limit: limit)
    }

    @Test func `entries are returned unchanged, the newest first`() async throws {
        let name = "N\u{0} '; DROP TABLE history; --"
        #expect(try await page() == HistoryPageDTO(count: 0, entries: []))

        try await add([.stub(1, name: name), .stub(2, "episode", origin: "snapshot")])
        try await add([.stub(nil, "list", origin: "moon"), .stub(4, shownAt: -1)])

        #expect(
            try await page()
                == HistoryPageDTO(
                    count: 4,
                    entries: [
                        .stub(nil, "list", number: 3, origin: "moon"),
                        .stub(2, "episode", number: 2, origin: "snapshot"), .stub(1, number: 1, name: name),
                        .stub(4, number: 4, shownAt: -1),
                    ]))
    }

    @Test(arguments: [7, "7", "007", "", "O'Hara; DROP TABLE history"] as [ItemKey])
    func `a key stays a number or a text`(key: ItemKey) async throws {
        try await add([.stub(key)])

        #expect(try await page().entries == [.stub(key, number: 1)])
    }

    @Test func `a page has the entries after the offset, and there are none after the last one`() async throws {
        try await add((1...45).map { .stub(.number($0)) })

        #expect(try await page().entries.map(\.number) == (26...45).reversed())
        #expect(try await page(offset: 40).entries.map(\.number) == (1...5).reversed())
        #expect(try await page(offset: .max) == HistoryPageDTO(count: 45, entries: []))
    }

    @Test func `a page is read in the order of the index, without sorting`() async throws {
        let arguments: [SQLValue] = [.null, .null, .null, .null, SQLValue(20), SQLValue(0)]

        let plan = try await database.read { (connection) throws(DatabaseError) in
            try connection.rows("EXPLAIN QUERY PLAN " + HistorySQLiteDataSource.page, arguments) { $0.text(3) }
        }

        #expect(plan == ["SCAN history USING INDEX history_by_time"])
    }

    @Test func `a filter selects entries by kind, origin and time`() async throws {
        try await add([
            .stub(1, shownAt: 9), .stub(2, "episode", shownAt: 10, origin: "cache"), .stub(3, shownAt: 19),
            .stub(4, shownAt: 20),
        ])

        #expect(try await page(kind: "episode").entries.map(\.number) == [2])
        #expect(try await page(origin: "cache").entries.map(\.number) == [2])
        #expect(try await page(origin: "remote").entries.map(\.number) == [4, 3, 1])
        #expect(try await page(shownAt: 10..<20).entries.map(\.number) == [3, 2])
        #expect(try await page(kind: "character", shownAt: 10..<20).count == 1)
    }

    @Test func `the oldest entries are deleted when there are too many`() async throws {
        try await add((1...95).map { .stub(.number($0)) })
        try await add((96...103).map { .stub(.number($0)) })

        let last = try await page(offset: 80)
        #expect(last.count == 100)
        #expect(last.entries.last?.identifier == 4)
        try await add((1...110).map { .stub(.number($0)) })
        #expect(try await page(offset: 80).entries.last?.identifier == 11)
    }

    @Test func `the counts have the entries between moments and those from an origin`() async throws {
        #expect(
            try await sut.getCounts(between: [0, 9], of: "cache")
                == HistoryCountsDTO(total: 0, fromOrigin: 0, between: [0]))
        try await add([
            .stub(1, shownAt: 9), .stub(2, shownAt: 10, origin: "cache"), .stub(3, shownAt: 19, origin: "cache"),
            .stub(4, shownAt: 20), .stub(5, shownAt: 30, origin: "snapshot"),
        ])

        #expect(
            try await sut.getCounts(between: [10, 20, 30], of: "cache")
                == HistoryCountsDTO(total: 5, fromOrigin: 2, between: [2, 1]))
    }

    @Test func `entries are deleted by their numbers, and the missing numbers are returned`() async throws {
        try await add((1...5).map { .stub(.number($0)) })

        #expect(try await sut.delete(numbers: [2, 4]) == [])
        #expect(try await sut.delete(numbers: [2, 5, 9]) == [2, 9])

        #expect(try await page().entries.map(\.number) == [3, 1])
    }

    @Test func `the number of a removed entry is not used again`() async throws {
        try await add([.stub(1), .stub(2)])

        #expect(try await sut.delete(numbers: [2]) == [])
        try await add([.stub(3)])
        #expect(try await sut.delete(numbers: [2]) == [2])
        try await sut.deleteAll()
        try await add([.stub(4)])

        #expect(try await page().entries == [.stub(4, number: 4)])
    }

    @Test(arguments: [Int64.min, .max, 1 << 53]) func `entries follow any numbers of a damaged file`(
        number: Int64
    ) async throws {
        try await add([.stub(1)])
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE history SET number = ?1, shown_at = ?1", [.integer(number)])
            try connection.execute("INSERT INTO history_numbers VALUES (?)", [.integer(number)])
        }

        try await add([.stub(2), .stub(3)])
        try await add([.stub(4)])
        _ = try await sut.delete(numbers: [Int(number)])
        try await add([.stub(5)])

        #expect(Set(try await page().entries.compactMap(\.identifier)).isSuperset(of: [4, 5]))
    }

    @Test func `a database that cannot be opened is a failure`() async {
        let sut = HistorySQLiteDataSource(database: Database(.unavailable, schemas: []))
        let failure = StorageFailure(cause: .noHomeDirectory)
        let everything = HistoryFilterDTO(kind: nil, origin: nil, shownAt: nil)

        await #expect(throws: failure) { try await sut.getCounts(between: [], of: "cache") }
        await #expect(throws: failure) { try await sut.getEntries(everything, offset: 0, limit: 1) }
        await #expect(throws: failure) { try await sut.add([.stub()], limit: 1) }
        await #expect(throws: failure) { try await sut.delete(numbers: [1]) }
        await #expect(throws: failure) { try await sut.deleteAll() }
    }
}
