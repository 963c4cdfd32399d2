import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeHistory

struct HistoryRepositoryTests {
    private let clock: ClockMock
    private let local: HistorySQLiteDataSource
    private let sut: HistoryRepository

    init() {
        clock = ClockMock()
        local = HistorySQLiteDataSource(database: Database(.memory, schemas: HistoryFeature.schemas))
        sut = HistoryRepository(local: local, clock: clock)
    }

    private func entry(
        _ identifier: ItemKey?, _ kind: HistoryKind = .character, daysAgo: Int = 0, origin: HistoryOrigin = .remote,
        number: Int? = nil
    ) -> HistoryEntry {
        HistoryEntry(
            number: number, kind: kind, identifier: identifier,
            name: "N\u{0} '; DROP TABLE history; -- \(identifier ?? "")",
            shownAt: Timestamp(LocalCalendar().startOfDay(daysAgo, before: clock.now)), origin: origin)
    }

    @Test func `entries are returned unchanged, the newest first`() async throws {
        #expect(try await sut.getPage(1, of: HistoryFilter()) == Page(number: 1, pages: 0, count: 0, items: []))
        try await sut.add([entry(1), entry(2, .episode, origin: .snapshot)])
        try await sut.add([entry(nil, .list, origin: .cache)])

        #expect(
            try await sut.getPage(1, of: HistoryFilter())
                == Page(
                    number: 1, pages: 1, count: 3,
                    items: [
                        entry(nil, .list, origin: .cache, number: 3),
                        entry(2, .episode, origin: .snapshot, number: 2), entry(1, number: 1),
                    ]))
    }

    @Test(arguments: [7, "7", "007", "", "O'Hara; DROP TABLE history"] as [ItemKey])
    func `a key stays a number or a text`(key: ItemKey) async throws {
        try await sut.add([entry(key)])

        #expect(try await sut.getPage(1, of: HistoryFilter()).items == [entry(key, number: 1)])
    }

    @Test func `a page has twenty entries, and a page after the last one has none`() async throws {
        try await sut.add((1...45).map { entry(.number($0)) })

        #expect(
            try await sut.getPage(1, of: HistoryFilter()).items.map(\.identifier)
                == (26...45).reversed().map(ItemKey.number))
        #expect(
            try await sut.getPage(3, of: HistoryFilter()).items.map(\.identifier)
                == (1...5).reversed().map(ItemKey.number))
        #expect(try await sut.getPage(.max, of: HistoryFilter()).items == [])
        #expect(try await sut.getPage(1, of: HistoryFilter()).pages == 3)
    }

    @Test func `the recent items are the newest entry of each item, without lists`() async throws {
        try await sut.add([entry(1), entry(1, .episode), entry(nil, .list), entry(1), entry("1")])

        #expect(try await sut.getRecentItems().map(\.number) == [5, 4, 2])
    }

    @Test func `a filter selects entries by kind, origin and date`() async throws {
        try await sut.add([entry(1, daysAgo: 1), entry(2, .episode, origin: .cache), entry(3)])
        let today = LocalCalendar().day(of: clock.now)

        #expect(try await sut.getPage(1, of: HistoryFilter(kind: .episode)).items.map(\.identifier) == [2])
        #expect(try await sut.getPage(1, of: HistoryFilter(origin: .cache)).items.map(\.identifier) == [2])
        #expect(try await sut.getPage(1, of: HistoryFilter(origin: .remote)).items.map(\.identifier) == [3, 1])
        #expect(try await sut.getPage(1, of: HistoryFilter(period: today)).items.map(\.identifier) == [3, 2])
        #expect(try await sut.getPage(1, of: HistoryFilter(kind: .character, period: today)).count == 1)
    }

    @Test func `the entries of a day are not those of later days`() async throws {
        try await sut.add([entry(1), entry(2, daysAgo: -1), entry(3, daysAgo: -400)])

        let page = try await sut.getPage(1, of: HistoryFilter(period: LocalCalendar().day(of: clock.now)))

        #expect(page.items.map(\.identifier) == [1])
        #expect(page.count == 1)
    }

    @Test func `an entry of an unknown origin is left out and counted`() async throws {
        try await sut.add([entry(1)])
        try await local.add(
            [
                HistoryEntryDTO(
                    number: nil, kind: "character", identifier: 2, name: "n", shownAt: 5, origin: "moon")
            ], limit: 9)

        let page = try await sut.getPage(1, of: HistoryFilter())

        #expect(page == Page(number: 1, pages: 1, count: 2, items: [entry(1, number: 1)], dropped: 1))
    }

    @Test func `the oldest entries are deleted when there are too many`() async throws {
        try await sut.add((1...9_990).map { entry(.number($0)) })
        try await sut.add((9_991...10_025).map { entry(.number($0)) })

        let last = try await sut.getPage(500, of: HistoryFilter())
        #expect(last.count == 10_000)
        #expect(last.items.last?.identifier == 26)
        try await sut.add((1...10_100).map { entry(.number($0)) })
        #expect(try await sut.getPage(500, of: HistoryFilter()).items.last?.identifier == 101)
    }

    @Test func `the statistics count the entries by day and the share from the cache`() async throws {
        #expect(try await sut.statistics().shareFromCache == nil)
        try await sut.add([
            entry(1, daysAgo: 14), entry(2, daysAgo: 13), entry(3, daysAgo: 1, origin: .cache),
            entry(4, origin: .cache), entry(5), entry(6, origin: .cache), entry(7, origin: .snapshot),
            entry(8),
        ])

        let statistics = try await sut.statistics()

        #expect(statistics.total == 8)
        #expect(statistics.today == 5)
        #expect(statistics.days.count == 14)
        #expect(statistics.days.map(\.count) == [1] + Array(repeating: 0, count: 11) + [1, 5])
        #expect(statistics.days.last?.start == LocalCalendar().day(of: clock.now).lowerBound)
        #expect(statistics.shareFromCache == 3.0 / 8)
    }

    @Test func `deleting all leaves no entries`() async throws {
        try await sut.add([entry(1)])

        try await sut.deleteAll()
        try await sut.add([entry(2)])

        #expect(try await sut.getPage(1, of: HistoryFilter()).items.map(\.identifier) == [2])
    }

    @Test func `entries are deleted by their numbers`() async throws {
        try await sut.add((1...5).map { entry(.number($0)) })

        try await sut.delete(numbers: [2, 4])
        await #expect(throws: HistoryError.notFound(numbers: [2, 9], deleted: 1)) {
            try await sut.delete(numbers: [2, 5, 9])
        }

        #expect(try await sut.getPage(1, of: HistoryFilter()).items.map(\.identifier) == [3, 1])
    }

    @Test func `the number of a removed entry is not used again`() async throws {
        try await sut.add([entry(1), entry(2)])

        try await sut.delete(numbers: [2])
        try await sut.add([entry(3)])
        await #expect(throws: HistoryError.notFound(numbers: [2], deleted: 0)) { try await sut.delete(numbers: [2]) }
        try await sut.deleteAll()
        try await sut.add([entry(4)])

        #expect(try await sut.getPage(1, of: HistoryFilter()).items == [entry(4, number: 4)])
    }

    @Test func `a database that cannot be opened is a storage failure, and the recorder ignores it`() async {
        let nowhere = Database(.unavailable, schemas: [])
        let sut = HistoryRepository(local: HistorySQLiteDataSource(database: nowhere), clock: clock)
        let error = HistoryError.storageFailed(StorageFailure(cause: .noHomeDirectory))

        await #expect(throws: error) { try await sut.statistics() }
        await #expect(throws: error) { try await sut.getPage(1, of: HistoryFilter()) }
        await #expect(throws: error) { try await sut.add([entry(1)]) }
        await #expect(throws: error) { try await sut.delete(numbers: [1]) }
        await #expect(throws: error) { try await sut.deleteAll() }
        await HistoryRecorder(kind: "character", state: nowhere, clock: clock).record([
            HistoryItem(identifier: 1, name: "a", origin: .remote)
        ])
    }

    @Test func `the database knows after a record that its file could not be opened`() async throws {
        let scratch = try Scratch()
        let database = Database(.state(path: scratch.url.path(percentEncoded: false)), schemas: HistoryFeature.schemas)

        await HistoryRecorder(kind: "character", state: database, clock: clock).record([
            HistoryItem(identifier: 1, name: "a", origin: .remote)
        ])

        #expect(await database.backgroundFailure?.cause == .notAFile)
    }

    @Test func `the recorder adds the printed items with the time`() async throws {
        let database = Database(.memory, schemas: HistoryFeature.schemas)
        let sut = HistoryRepository(
            local: HistorySQLiteDataSource(database: database), clock: clock)

        await HistoryRecorder(kind: "episode", state: database, clock: clock).record([
            HistoryItem(identifier: 1, name: "a", origin: .cache(age: .zero)),
            HistoryItem(
                identifier: nil, name: String(repeating: "é", count: 1001),
                origin: .snapshot(SnapshotDate("2024-10"))),
        ])
        await HistoryRecorder(kind: "episode", isEnabled: false, state: database, clock: clock)
            .record([
                HistoryItem(identifier: 2, name: "b", origin: .remote)
            ])

        let now = Timestamp(clock.now)
        #expect(
            try await sut.getPage(1, of: HistoryFilter()).items == [
                HistoryEntry(
                    number: 2, kind: .list, identifier: nil, name: String(repeating: "é", count: 1000), shownAt: now,
                    origin: .snapshot),
                HistoryEntry(number: 1, kind: .episode, identifier: 1, name: "a", shownAt: now, origin: .cache),
            ])
    }

    @Test func `the recorder stores searches of its kind, unless the history is turned off`() async throws {
        let database = Database(.memory, schemas: HistoryFeature.schemas)
        let recorder = { (kind: String, isEnabled: Bool) in
            HistoryRecorder(
                kind: kind, isEnabled: isEnabled, state: database, clock: ClockMock())
        }

        try await recorder("episode", true).save(search: "pilot", command: "episodes search")
        try await recorder("location", true).save(search: "earth", command: "locations search")
        try await recorder("location", false).save(search: "citadel", command: "locations search")

        #expect(try await recorder("location", true).recentSearches() == ["earth"])
        #expect(
            try await HistoryContainer(state: database, clock: clock).searches.getAll() == [
                .stub("earth", kind: "location", command: "locations search"),
                .stub("pilot", kind: "episode", command: "episodes search"),
            ])
    }
}
