/// Numbers as bars, a line each: the longest bar is the largest number.
public struct BarChart: Sendable {
    private static let longestBar = 30

    private let entries: [(name: String, count: Int)]

    public init(_ entries: [(name: String, count: Int)]) {
        self.entries = entries
    }

    /// Each name, its bar and its number, below each other; where there is little room the bars are shorter.
    func lines(fitting room: Int? = nil) -> [String] {
        let nameWidths = entries.map { SafeText($0.name).width }
        // A longer name sticks out, so that a single one cannot widen all lines.
        let nameWidth = min(nameWidths.max() ?? 0, TableLayout.widestColumn)
        let countWidth = entries.map { "\($0.count)".count }.max() ?? 0
        let largest = max(1, entries.map(\.count).max() ?? 1)
        let longest = min(Self.longestBar, max(1, (room ?? .max) - nameWidth - countWidth - 3))
        return zip(entries, nameWidths).map { entry, width in
            let (name, count) = entry
            let padding = String(repeating: " ", count: max(0, nameWidth - width))
            // Whatever is not nothing is seen.
            let length = count == 0 ? 0 : max(1, count * longest / largest)
            let bar = String(repeating: "█", count: length)
            return "\(name)\(padding)  \(bar)\(bar.isEmpty ? "" : " ")\(count)"
        }
    }
}
