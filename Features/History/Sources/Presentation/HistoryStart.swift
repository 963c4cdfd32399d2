import ChallengeCore
import ChallengePlatform
import ChallengeTerminal

/// The beginning of the listed part of the history.
enum HistoryStart: Sendable, Equatable {
    case day(Timestamp)
    case ago(Duration)

    /// A day in ISO 8601, or a time such as `2h` before now.
    static let kind = ValueKind<HistoryStart>(
        placeholder: "TIME", expectation: .described("history.expected.since")
    ) { text in
        LocalCalendar().startOfDay(named: text).map { .day($0) } ?? ValueKind.duration.parse(text).map { .ago($0) }
    }

    /// Returns the period from the beginning, without an end.
    func period(at now: Date) -> Range<Timestamp> {
        let start =
            switch self {
            case .day(let start): start
            case .ago(let duration): Timestamp(now - duration / .seconds(1))
            }
        return start..<Timestamp(millisecondsSince1970: .max)
    }
}
