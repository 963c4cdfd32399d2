@testable import ChallengeHistory

extension HistoryKind {
    static let character = HistoryKind(rawValue: "character")
    static let episode = HistoryKind(rawValue: "episode")
}
