extension Duration {
    /// How long that is, in the largest unit that fits: `3 minutes`.
    public var localizedText: String {
        let seconds = Int(components.seconds)
        return switch seconds {
        case ..<60: "duration.seconds %lld".localized(seconds)
        case ..<3600: "duration.minutes %lld".localized(seconds / 60)
        case ..<172_800: "duration.hours %lld".localized(seconds / 3600)
        default: "duration.days %lld".localized(seconds / 86_400)
        }
    }
}
