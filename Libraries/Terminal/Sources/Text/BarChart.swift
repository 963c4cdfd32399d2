/// Numbers as horizontal bars, one on each line; the largest number has the longest bar.
public struct BarChart: Sendable {
    /// The option of the commands with bars, for terminals and files without block characters.
    public static let ascii = Flag("ascii", help: "terminal.option.ascii")

    private static let longestBar = 30
    /// The ends of bars, by the number of eighths of a column.
    private static let ends = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    private let entries: [(name: String, count: Int)]
    private let names: [String]

    /// - Parameter names: The names of other charts, whose bars begin at the same column.
    public init(_ entries: [(name: String, count: Int)], alignedWith names: [String] = []) {
        self.entries = entries
        self.names = names
    }

    /// Returns a line for each name with its bar and number; bars are shorter if there is little space.
    func lines(fitting room: Int? = nil, inASCII isASCII: Bool = false) -> [String] {
        let nameWidths = entries.map { SafeText($0.name).width }
        // A longer name exceeds the column, so that one name cannot widen all lines.
        let nameWidth = min((nameWidths + names.map { SafeText($0).width }).max() ?? 0, TableLayout.widestColumn)
        let countWidth = entries.map { "\($0.count)".count }.max() ?? 0
        let longest = min(Self.longestBar, max(1, (room ?? .max) - nameWidth - countWidth - 3))
        let bars = Self.bars(entries.map(\.count), longest: longest, inASCII: isASCII)
        return zip(zip(entries, nameWidths), bars).map { entry, bar in
            let ((name, count), width) = entry
            let padding = String(repeating: " ", count: max(0, nameWidth - width))
            return "\(name)\(padding)  \(bar)\(bar.isEmpty ? "" : " ")\(count)"
        }
    }

    /// Returns a bar for each number; a number above zero has a visible bar.
    ///
    /// - Parameter longest: The number of columns of the longest bar.
    static func bars(_ counts: [Int], longest: Int, inASCII isASCII: Bool) -> [String] {
        let largest = max(1, counts.max() ?? 1)
        return counts.map { count in
            if count <= 0 { return "" }
            let length = Double(count) / Double(largest) * Double(longest)
            if isASCII { return String(repeating: "#", count: max(1, Int(length))) }
            let eighths = max(1, Int(length * 8))
            return String(repeating: "█", count: eighths / 8) + ends[eighths % 8]
        }
    }
}
