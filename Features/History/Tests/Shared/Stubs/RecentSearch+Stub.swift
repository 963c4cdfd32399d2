@testable import ChallengeHistory

extension RecentSearch {
    static func stub(
        _ text: String = "rick", kind: String = "character", command: String = "characters search"
    ) -> RecentSearch {
        RecentSearch(kind: HistoryKind(rawValue: kind), text: text, command: command)
    }
}

extension RecentSearchDTO {
    static func stub(_ text: String = "rick", kind: String = "character") -> RecentSearchDTO {
        RecentSearchDTO(kind: kind, text: text, command: "\(kind)s search")
    }
}
