public import ChallengeCore
public import ChallengePlatform

extension String {
    /// A date of ISO 8601 as the current language writes it: `2024-10-05`, in Spanish `05/10/2024`.
    ///
    /// A date without a day is a month in words: `October 2024`. Any other text is returned unchanged.
    public var localizedDate: String {
        let parts = split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let months = "date.months".localized().split(separator: " ")
        return switch parts.count {
        case 3: "date.day %@ %@ %@".localized(parts[0], parts[1], parts[2])
        case 2:
            if let month = Int(parts[1]), months.indices.contains(month - 1) {
                "date.month %@ %@".localized(months[month - 1], parts[0])
            } else {
                self
            }
        default: self
        }
    }
}

extension LocalCalendar {
    /// Returns the day's date in the current language.
    public func localizedDay(of date: Date) -> String { name(of: date).localizedDate }

    /// Returns the date in the current language, and the minute: `2026-11-21 19:40`, in Spanish `21/11/2026 19:40`.
    public func localizedMinute(of date: Date) -> String {
        localizedDay(of: date) + minute(of: date).dropFirst(name(of: date).count)
    }

    /// Returns the age of a date of the last seven days, `3 hours ago` or `just now`, and otherwise the date and the
    /// minute.
    public func localizedAge(of date: Date, now: Date) -> String {
        let seconds = now.timeIntervalSince(date)
        guard (0..<7 * 86_400).contains(seconds) else { return localizedMinute(of: date) }
        if seconds < 1 { return "date.now".localized() }
        return "date.ago %@".localized(Duration.seconds(seconds).localizedText)
    }
}
