import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeHistory

/// The calls of `HistoryRepository` to its local data source, and the mapping of each failure.
struct HistoryRepositoryCallsTests {
    private let local = HistoryLocalDataSourceMock()
    private let clock = ClockMock()

    private var sut: HistoryRepository { HistoryRepository(local: local, clock: clock) }

    private func dto(origin: String = "cache") -> HistoryEntryDTO {
        HistoryEntryDTO(number: nil, kind: "character", identifier: 7, name: "n", shownAt: 5, origin: origin)
    }

    private let entry = HistoryEntry(
        kind: .character, identifier: 7, name: "n", shownAt: Timestamp(millisecondsSince1970: 5), origin: .cache)

    @Test(
        arguments: [
            .full, .readOnly, .busy, .unknownVersion, .damaged(reason: "a"), .other(reason: "b"),
        ] as [StorageFailure.Cause])
    func `every method throws the failure of the data source`(cause: StorageFailure.Cause) async {
        let failure = StorageFailure(cause: cause, path: "/a/state.db")
        local.fail(failure)
        let error = HistoryError.storageFailed(failure)

        await #expect(throws: error) { try await sut.add([entry]) }
        await #expect(throws: error) { try await sut.getPage(1, of: HistoryFilter()) }
        await #expect(throws: error) { try await sut.delete(numbers: [1]) }
        await #expect(throws: error) { try await sut.deleteAll() }
        await #expect(throws: error) { try await sut.statistics() }
    }

    @Test func `entries are added with a limit of ten thousand`() async throws {
        local.add.setResult(.success(()))

        try await sut.add([entry])

        #expect(local.add.inputs == [.init(entries: [dto()], limit: 10_000)])
    }

    @Test func `a page has twenty matches of the filter, without entries of unknown sources`() async throws {
        let period = LocalCalendar().day(of: clock.now)
        let filter = HistoryFilter(kind: .character, origin: .cache, period: period)
        local.getEntries.setResult(
            .success(HistoryPageDTO(count: 41, entries: [dto(), dto(origin: "moon")])))

        let page = try await sut.getPage(3, of: filter)

        #expect(page == Page(number: 3, pages: 3, count: 41, items: [entry], dropped: 1))
        #expect(local.getEntries.inputs == [.init(filter: filter, offset: 40, limit: 20)])
    }

    @Test func `the statistics count the entries of fourteen days and of the cache`() async throws {
        local.getCounts.setResult(
            .success(HistoryCountsDTO(total: 8, fromOrigin: 2, between: Array(repeating: 0, count: 13) + [5])))

        let statistics = try await sut.statistics()

        let calendar = LocalCalendar()
        let moments = (-1...13).reversed().map {
            Timestamp(calendar.startOfDay($0, before: clock.now)).millisecondsSince1970
        }
        #expect(local.getCounts.inputs == [.init(moments: moments, origin: "cache")])
        #expect(statistics.total == 8)
        #expect(statistics.today == 5)
        #expect(statistics.days.map(\.count) == Array(repeating: 0, count: 13) + [5])
        #expect(statistics.shareFromCache == 0.25)
    }

    @Test func `numbers without an entry are an error with the number of deleted entries`() async {
        local.delete.setResult(.success([9]))

        await #expect(throws: HistoryError.notFound(numbers: [9], deleted: 2)) {
            try await sut.delete(numbers: [1, 9, 2])
        }

        #expect(local.delete.inputs == [[1, 9, 2]])
    }
}
