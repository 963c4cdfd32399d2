import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeHistory

struct HistoryRepositoryTests {
    private let local = HistoryLocalDataSourceMock()
    private let clock = ClockMock()
    private let everything = HistoryFilterDTO(kind: nil, origin: nil, shownAt: nil)

    private var sut: HistoryRepository { HistoryRepository(local: local, clock: clock) }

    @Test func `of the entries, the last ten thousand are kept`() async throws {
        local.add.setResult(.success(()))

        try await sut.add([.stub(1), .stub(nil, .list, origin: .cache)])

        #expect(
            local.add.inputs == [.init(entries: [.stub(1), .stub(nil, "list", origin: "cache")], limit: 10_000)])
    }

    @Test func `a page has twenty entries of the filter, in the order of the store`() async throws {
        local.getEntries.setResult(
            .success(HistoryPageDTO(count: 45, entries: [.stub(7, number: 9), .stub(number: 3)])))

        let page = try await sut.getPage(3, of: HistoryFilter(kind: .episode))

        #expect(page == Page(number: 3, pages: 3, count: 45, items: [.stub(7, number: 9), .stub(number: 3)]))
        let filter = HistoryFilterDTO(kind: "episode", origin: nil, shownAt: nil)
        #expect(local.getEntries.inputs == [.init(filter: filter, offset: 40, limit: 20)])
    }

    @Test func `an entry of an unknown origin is left out and counted`() async throws {
        local.getEntries.setResult(
            .success(HistoryPageDTO(count: 2, entries: [.stub(1, number: 2), .stub(number: 1, origin: "moon")])))

        let page = try await sut.getPage(1, of: HistoryFilter())

        #expect(page == Page(number: 1, pages: 1, count: 2, items: [.stub(1, number: 2)], dropped: 1))
    }

    @Test func `the recent items are the newest entry of each item, without lists`() async throws {
        let entries: [HistoryEntryDTO] = [
            .stub("1", number: 5), .stub(1, number: 4), .stub(nil, "list", number: 3), .stub(1, "episode", number: 2),
            .stub(1, number: 1),
        ]
        local.getEntries.setResult(.success(HistoryPageDTO(count: 5, entries: entries)))

        #expect(try await sut.getRecentItems().map(\.number) == [5, 4, 2])
        #expect(local.getEntries.inputs == [.init(filter: everything, offset: 0, limit: 1_000)])
    }

    @Test func `the statistics count the entries of two weeks by day, and the share from the cache`() async throws {
        local.getCounts.setResult(
            .success(HistoryCountsDTO(total: 8, fromOrigin: 3, between: [1] + Array(repeating: 0, count: 12) + [5])))

        let statistics = try await sut.statistics()

        let days = (0...13).reversed().map { LocalCalendar().startOfDay($0, before: clock.now) }
        #expect(statistics.total == 8)
        #expect(statistics.today == 5)
        #expect(statistics.days.map(\.start) == days.map { Timestamp($0) })
        #expect(statistics.days.map(\.count) == [1] + Array(repeating: 0, count: 12) + [5])
        #expect(statistics.shareFromCache == 3.0 / 8)
        let tomorrow = LocalCalendar().startOfDay(-1, before: clock.now)
        let moments = (days + [tomorrow]).map { Timestamp($0).millisecondsSince1970 }
        #expect(local.getCounts.inputs == [.init(moments: moments, origin: "cache")])
    }

    @Test func `without entries, there is no share from the cache`() async throws {
        local.getCounts.setResult(.success(HistoryCountsDTO(total: 0, fromOrigin: 0, between: [])))

        #expect(try await sut.statistics().shareFromCache == nil)
    }

    @Test func `numbers without an entry are an error after the others were deleted`() async throws {
        local.delete.setResult(.success([2, 9]))
        local.deleteAllCall.setResult(.success(()))

        await #expect(throws: HistoryError.notFound(numbers: [2, 9], deleted: 1)) {
            try await sut.delete(numbers: [2, 5, 9])
        }
        local.delete.setResult(.success([]))
        try await sut.delete(numbers: [4])
        try await sut.deleteAll()

        #expect(local.delete.inputs == [[2, 5, 9], [4]])
        #expect(local.deleteAllCall.callCount == 1)
    }

    @Test func `a storage failure has the operation`() async {
        local.fail(.busy)
        func error(_ operation: StorageOperation) -> HistoryError { .storageFailed(operation, .busy) }

        await #expect(throws: error(.reading)) { try await sut.getPage(1, of: HistoryFilter()) }
        await #expect(throws: error(.reading)) { try await sut.getRecentItems() }
        await #expect(throws: error(.reading)) { try await sut.statistics() }
        await #expect(throws: error(.saving)) { try await sut.add([.stub()]) }
        await #expect(throws: error(.deleting)) { try await sut.delete(numbers: [1]) }
        await #expect(throws: error(.deleting)) { try await sut.deleteAll() }
    }
}
