import ChallengeCore
import Testing

@testable import ChallengeHistory

struct HistoryEntryMapperTests {
    @Test(arguments: HistoryOrigin.allCases)
    func `a stored entry is mapped back to the same entry`(origin: HistoryOrigin) {
        let entry = HistoryEntry.stub("S01E01", .episode, shownAt: 7, origin: origin)

        #expect(HistoryEntryMapper().map(HistoryEntryDTOMapper().map(entry)) == entry)
        #expect(HistoryEntryMapper().map(.stub(nil, "list", number: 3)) == .stub(nil, .list, number: 3))
    }

    @Test func `an entry of an unknown origin is not mapped`() {
        #expect(HistoryEntryMapper().map(.stub(origin: "moon")) == nil)
    }

    @Test func `a filter selects stored values, and nothing selects all`() {
        let period = Timestamp(millisecondsSince1970: 5)..<Timestamp(millisecondsSince1970: 9)
        let filter = HistoryFilter(kind: .episode, origin: .cache, period: period)

        #expect(
            HistoryFilterDTOMapper().map(filter) == HistoryFilterDTO(kind: "episode", origin: "cache", shownAt: 5..<9))
        #expect(
            HistoryFilterDTOMapper().map(HistoryFilter()) == HistoryFilterDTO(kind: nil, origin: nil, shownAt: nil))
    }
}
