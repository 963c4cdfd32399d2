extension Duration {
    /// About how long that is, in one unit: `3 minutes`.
    public var localizedText: String {
        let seconds = Int((self / .seconds(1)).rounded())
        let minutes = Int((self / .seconds(60)).rounded())
        let hours = Int((self / .seconds(3600)).rounded())
        let days = Int((self / .seconds(86_400)).rounded())
        return if seconds < 60 {
            "duration.seconds %lld".localized(seconds)
        } else if minutes < 60 {
            "duration.minutes %lld".localized(minutes)
        } else if hours < 48 {
            "duration.hours %lld".localized(hours)
        } else {
            "duration.days %lld".localized(days)
        }
    }
}
