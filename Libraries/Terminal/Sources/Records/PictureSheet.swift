internal import Synchronization

/// The pictures of listed records, side by side with their names below them.
///
/// The pictures of records are added before the records are printed.
public final class PictureSheet: Sendable {
    /// The columns between two pictures.
    package static let gap = 2
    private static let largest = 40
    private static let smallest = 6

    /// The room for a picture.
    public let columns: Int
    public let rows: Int
    private let pictures = Mutex<[String: DrawnPicture]>([:])

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Creates a sheet of so many pictures, as large as the window allows.
    public convenience init(of count: Int, on screen: Screen) {
        self.init(of: count, inColumns: screen.columns, rows: screen.windowRows)
    }

    /// Creates a sheet of so many pictures for a room.
    package convenience init(of count: Int, inColumns width: Int, rows height: Int) {
        let sizes = stride(from: Self.largest, through: Self.smallest, by: -2).map { columns in
            (columns: columns, rows: columns / 2)
        }
        let fitting = sizes.first { size in
            let length = max(1, (width + Self.gap) / (size.columns + Self.gap))
            return (count + length - 1) / length * (size.rows + 2) < height
        }
        let size = fitting ?? (Self.smallest, Self.smallest / 2)
        self.init(columns: size.columns, rows: size.rows)
    }

    /// Adds the picture at an address.
    public func add(_ picture: DrawnPicture, at address: String) { pictures.withLock { $0[address] = picture } }

    func picture(at address: String) -> DrawnPicture? { pictures.withLock { $0[address] } }
}

/// Records as a sheet of pictures.
struct SheetRenderer<Item: Sendable>: RecordRenderer {
    let sheet: PictureSheet
    let fields: [Field<Item>]
    let screen: Screen
    /// The records that do not fill a row yet.
    private var rest: [Item] = []

    init(_ sheet: PictureSheet, _ fields: [Field<Item>], _ screen: Screen) {
        self.sheet = sheet
        self.fields = fields
        self.screen = screen
    }

    mutating func render(_ items: [Item]) -> String {
        let all = rest + items
        let length = max(1, (screen.columns + PictureSheet.gap) / (sheet.columns + PictureSheet.gap))
        let whole = all.count / length * length
        rest = Array(all[whole...])
        return stride(from: 0, to: whole, by: length).map { row(all[$0..<$0 + length]) }.joined()
    }

    mutating func finish(_ source: RecordSource) -> String {
        defer { rest = [] }
        return rest.isEmpty ? "" : row(rest[...])
    }

    /// Returns the pictures of a row above their names; a record without a picture has only its name.
    private func row(_ items: ArraySlice<Item>) -> String {
        let pictures = items.map { item in
            fields.lazy.compactMap { $0.picture?(item) }.first.flatMap { sheet.picture(at: $0) }
        }
        let gap = SafeText.spaces(PictureSheet.gap).plain
        let start = DrawnPicture.start(
            pictures.enumerated().compactMap { index, picture in
                picture.map { (index * (sheet.columns + PictureSheet.gap), $0) }
            })
        let rows = (0..<(pictures.compactMap { $0?.rows.count }.max() ?? 0)).map { row in
            pictures.map { picture in
                let blank = SafeText.spaces(sheet.columns - (picture?.columns ?? 0)).plain
                return (picture?.cells(ofRow: row) ?? "") + blank
            }.joined(separator: gap) + "\n"
        }
        return start + rows.joined() + names(of: items) + "\n\n"
    }

    private func names(of items: ArraySlice<Item>) -> String {
        let name = fields.first { $0.name == "name" }
        return items.map { item in
            (name?.cell(of: item) ?? .empty).truncated(to: sheet.columns).padded(to: sheet.columns)
        }.joined(separator: .spaces(PictureSheet.gap)).rendered(inColor: screen.isColored)
    }
}
