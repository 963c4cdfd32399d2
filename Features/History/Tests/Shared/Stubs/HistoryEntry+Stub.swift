import ChallengeCore

@testable import ChallengeHistory

extension HistoryEntry {
    static func stub(
        _ identifier: ItemKey? = 1, _ kind: HistoryKind = .character, number: Int? = nil, shownAt: Int64 = 0,
        origin: HistoryOrigin = .remote
    ) -> HistoryEntry {
        HistoryEntry(
            number: number, kind: kind, identifier: identifier, name: "name",
            shownAt: Timestamp(millisecondsSince1970: shownAt), origin: origin)
    }
}

extension HistoryEntryDTO {
    static func stub(
        _ identifier: ItemKey? = 1, _ kind: String = "character", number: Int? = nil, name: String = "name",
        shownAt: Int64 = 0, origin: String = "remote"
    ) -> HistoryEntryDTO {
        HistoryEntryDTO(
            number: number, kind: kind, identifier: identifier, name: name, shownAt: shownAt, origin: origin)
    }
}
