import ChallengeCore
import Testing

@testable import ChallengeHistory

struct HistoryEntryTests {
    @Test(arguments: [
        (Origin.remote, HistoryOrigin.remote), (.cache(age: .seconds(5)), .cache),
        (.snapshot(SnapshotDate("2024-10")), .snapshot),
    ])
    func `an entry has the source of the item without its age`(origin: Origin, expected: HistoryOrigin) {
        #expect(HistoryOrigin(origin) == expected)
    }

    @Test func `a list has no link`() {
        func entry(_ identifier: ItemKey?) -> HistoryEntry {
            HistoryEntry(
                number: nil, kind: HistoryKind(rawValue: "character"), identifier: identifier, name: "",
                shownAt: Timestamp(millisecondsSince1970: 0), origin: .cache)
        }

        #expect(entry(.number(7)).link == ItemLink(kind: "character", keys: [.number(7)]))
        #expect(entry(nil).link == nil)
    }
}
