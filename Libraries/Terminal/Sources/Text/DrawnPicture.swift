/// A picture as a terminal shows it in a rectangle of cells.
///
/// Either the rows stand for it, or the terminal paints it over blank cells.
public struct DrawnPicture: Sendable, Hashable {
    public let columns: Int
    /// The texts of the cells, which are blank for a picture that the terminal paints over them.
    public let rows: [SafeText]
    /// The bytes that paint the picture, with its left upper corner at the cursor; empty if the rows stand for it.
    public let painting: String
    /// The bytes that make the terminal forget the picture; empty if other text over it is enough.
    public let removal: String

    public init(columns: Int, rows: [SafeText]) {
        self.columns = columns
        self.rows = rows
        painting = ""
        removal = ""
    }

    /// Creates a picture that the terminal paints over blank cells.
    public init(columns: Int, rows: Int, painting: String, removal: String = "") {
        self.columns = columns
        self.rows = Array(repeating: .spaces(columns), count: rows)
        self.painting = painting
        self.removal = removal
    }
}

/// The output of commands, in a terminal that scrolls.
extension DrawnPicture {
    /// Returns the bytes that show pictures side by side at the cursor, before their rows are printed.
    package static func start(_ pictures: [(column: Int, picture: DrawnPicture)]) -> String {
        let painted = pictures.filter { !$0.picture.painting.isEmpty }
        guard let height = painted.map(\.picture.rows.count).max() else { return "" }
        // The rows are reserved first, because the terminal may scroll for them.
        let reserved = String(repeating: "\n", count: height) + "\u{1B}[\(height)A"
        let paintings = painted.map { column, picture in
            "\u{1B}7" + (column > 0 ? "\u{1B}[\(column)C" : "") + picture.painting + "\u{1B}8"
        }
        return reserved + paintings.joined()
    }

    /// Returns the cells of a row, and blank ones below the last row; the cells of a painted picture are skipped.
    package func cells(ofRow row: Int) -> String {
        if !rows.indices.contains(row) { return SafeText.spaces(columns).plain }
        return painting.isEmpty ? rows[row].rendered(inColor: true) : "\u{1B}[\(columns)C"
    }
}
