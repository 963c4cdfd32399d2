/// Numbers as horizontal bars, one on each line; the largest number has the longest bar.
public struct BarChart: Sendable {
    private static let longestBar = 30

    private let entries: [(name: String, count: Int)]

    public init(_ entries: [(name: String, count: Int)]) {
        self.entries = entries
    }

    /// Returns a line for each name with its bar and number; bars are shorter if there is little space.
    func lines(fitting room: Int? = nil) -> [String] {
        let nameWidths = entries.map { SafeText($0.name).width }
        // A longer name exceeds the column, so that one name cannot widen all lines.
        let nameWidth = min(nameWidths.max() ?? 0, TableLayout.widestColumn)
        let countWidth = entries.map { "\($0.count)".count }.max() ?? 0
        let largest = max(1, entries.map(\.count).max() ?? 1)
        let longest = min(Self.longestBar, max(1, (room ?? .max) - nameWidth - countWidth - 3))
        return zip(entries, nameWidths).map { entry, width in
            let (name, count) = entry
            let padding = String(repeating: " ", count: max(0, nameWidth - width))
            // A number above zero always has a visible bar.
            let length = count == 0 ? 0 : max(1, count * longest / largest)
            let bar = String(repeating: "█", count: length)
            return "\(name)\(padding)  \(bar)\(bar.isEmpty ? "" : " ")\(count)"
        }
    }
}
