extension Duration {
    /// The approximate duration in one unit: `3 minutes`.
    public var localizedText: String {
        self < .seconds(1)
            ? "duration.lessThanSecond".localized() : localizedText(.toNearestOrAwayFromZero, hoursFrom: 60)
    }

    /// The duration of a wait in one unit, rounded up so that a user who waits this long does not retry too early.
    public var localizedWait: String { localizedText(.up, hoursFrom: 120) }

    /// - Parameter hoursFrom: The number of minutes from which hours are used; exactly 60 minutes are always an hour.
    private func localizedText(_ rule: FloatingPointRoundingRule, hoursFrom: Int) -> String {
        let seconds = Int((self / .seconds(1)).rounded(rule))
        let minutes = Int((self / .seconds(60)).rounded(rule))
        let hours = Int((self / .seconds(3600)).rounded(rule))
        let days = Int((self / .seconds(86_400)).rounded(rule))
        return if seconds < 60 {
            "duration.seconds %lld".localized(seconds)
        } else if minutes != 60, minutes < hoursFrom {
            "duration.minutes %lld".localized(minutes)
        } else if hours < 48 {
            "duration.hours %lld".localized(hours)
        } else {
            "duration.days %lld".localized(days)
        }
    }
}

extension Int {
    /// The number of bytes in KiB, rounded down, or in MiB, with one decimal place if it is not zero: `16 MiB`, `1.9 MiB`.
    public var binarySizeText: String {
        if self < 1_048_576 { return "\(self / 1024) KiB" }
        let size = (Double(self) / 1_048_576 * 10).rounded() / 10
        return (Int(exactly: size).map(String.init) ?? size.localizedText) + " MiB"
    }
}
