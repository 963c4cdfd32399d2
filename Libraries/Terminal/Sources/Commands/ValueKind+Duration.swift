extension ValueKind where Value == Duration {
    /// A span of time such as `90s`, `15m`, `24h`, `7d` or `1.5h`; a number alone counts seconds.
    public static var duration: ValueKind {
        ValueKind(placeholder: "TIME", expectation: .described("terminal.expected.duration"), parse: duration(from:))
    }

    /// A span of time longer than none.
    public static var positiveDuration: ValueKind {
        ValueKind(placeholder: "TIME", expectation: .described("terminal.expected.positiveDuration")) { text in
            duration(from: text).flatMap { $0 > .zero ? $0 : nil }
        }
    }

    private static func duration(from text: String) -> Duration? {
        let number = text.prefix { ("0"..."9").contains($0) || $0 == "." }
        let unit = text[number.endIndex...]
        guard let amount = Double(number), let milliseconds = millisecondsPerUnit[unit.lowercased()] else { return nil }
        let total = (amount * milliseconds).rounded()
        return total <= longest ? .milliseconds(Int64(total)) : nil
    }

    private static var millisecondsPerUnit: [String: Double] {
        ["": 1000, "ms": 1, "s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
    }

    /// A thousand years: beyond it a number is a slip of the finger, and far beyond it an overflow.
    private static var longest: Double { 1000 * 365 * 86_400_000 }
}
