internal import ChallengeResources

/// The finished part of long work whose number of items is known.
public struct WorkProgress: Sendable, Equatable {
    let done: Int
    let total: Int

    public init(_ done: Int, of total: Int) {
        self.total = max(0, total)
        self.done = min(max(0, done), self.total)
    }
}

/// The text of the status line: its title, and a bar, the number of items, the rate and the remaining time.
struct ProgressLine: Sendable {
    /// The parts of the line, from the least important one, which is left out first in a narrow window.
    private enum Part: CaseIterable {
        case title, rate, bar, count, remainingTime
    }

    private static let bars = 5...20

    let title: SafeText

    /// `nil` if the number of items is not known yet.
    var progress: WorkProgress?

    /// Returns the parts that fit into the columns.
    ///
    /// - Parameter elapsed: The time since the start of the work.
    func text(elapsed: Duration, columns: Int) -> SafeText {
        var texts: [Part: String] = [.title: title.plain]
        let seconds = max(0.001, elapsed / .seconds(1))
        if let progress {
            texts[.count] = "\(progress.done)/\(progress.total)"
            if progress.done > 0 {
                texts[.rate] = Self.text(of: Double(progress.done) / seconds) + "/s"
            }
        }
        let fraction = progress.flatMap { $0.total > 0 ? Double($0.done) / Double($0.total) : nil }
        if let fraction, fraction > 0 {
            let remaining = Duration.seconds(max(1, seconds / fraction - seconds))
            texts[.remainingTime] = "terminal.status.left %@".localized(remaining.localizedWait)
        }
        return layout(texts, fraction, columns)
    }

    private static func text(of rate: Double) -> String {
        rate < 9.95 ? ((rate * 10).rounded() / 10).localizedText : "\(Int(rate.rounded()))"
    }

    private func layout(_ texts: [Part: String], _ fraction: Double?, _ columns: Int) -> SafeText {
        for omitted in 0..<Part.allCases.count {
            let parts = Part.allCases.dropFirst(omitted)
            let details = [.count, .rate, .remainingTime].filter { parts.contains($0) }.compactMap { texts[$0] }
            let title = parts.contains(.title) ? texts[.title] : nil
            let detail = details.isEmpty ? nil : details.joined(separator: " · ")
            let width = [title, detail].compactMap(\.self).reduce(0) { $0 + SafeText($1).width + 1 } - 1
            let room = columns - width - 1
            var bar: String?
            if let fraction, parts.contains(.bar) {
                if room < Self.bars.lowerBound { continue }
                bar = Self.bar(fraction, length: min(room, Self.bars.upperBound))
            }
            if width <= columns, title != nil || detail != nil {
                return SafeText([title, bar, detail].compactMap(\.self).joined(separator: " "))
            }
        }
        return (texts[.remainingTime].map { SafeText($0) } ?? title).truncated(to: columns)
    }

    private static func bar(_ fraction: Double, length: Int) -> String {
        let full = Int(fraction * Double(length))
        return String(repeating: "█", count: full) + String(repeating: "░", count: length - full)
    }
}
