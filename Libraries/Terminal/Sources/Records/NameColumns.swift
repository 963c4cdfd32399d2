internal import ChallengeResources

/// The names of records in columns, as a terminal lists them in the details of another record.
///
///     Summer Smith    Beth Smith       Jerry Smith
///     Rick Sanchez    Morty Smith      and 225 more
struct NameColumns {
    /// The number of names from which columns are better than one line.
    static let fewest = 3

    private static let rows = 4
    private static let gap = 2
    private static let widestName = 28
    /// The width of lines without a window.
    private static let usualWidth = 72

    let lines: [SafeText]

    init(_ names: [String], fitting room: Int?) {
        let room = room ?? Self.usualWidth
        let cells = names.map { SafeText($0).truncated(to: min(room, Self.widestName)) }
        let width = (cells.map(\.width).max() ?? 0) + Self.gap
        let columns = max(1, (room + Self.gap) / width)
        let isWhole = cells.count <= columns * Self.rows
        // The last place tells how many names are left out.
        let shown = isWhole ? cells : Array(cells.prefix(columns * Self.rows - 1))
        let places = isWhole ? shown : shown + [Self.rest(cells.count - shown.count)]
        lines = stride(from: 0, to: places.count, by: columns).map { start in
            let line = places[start..<min(start + columns, places.count)]
            return line.dropLast().map { $0.padded(to: width) }.reduce(.empty, +) + (line.last ?? .empty)
        }
    }

    private static func rest(_ count: Int) -> SafeText {
        SafeText("listing.more %lld".localized(count), style: .dim)
    }
}
