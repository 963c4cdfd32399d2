import ChallengeCollections
import ChallengeScreen
import ChallengeTerminal

/// A list as a grid of pictures with names, in the cells of a sheet.
struct GalleryPane {
    /// The number of items for whose pictures a window has room.
    private static let usualCount = 20
    /// The rows of a cell below its picture: the name, and an empty one.
    private static let rowsBelow = 2

    let level: ListLevel
    let area: Rect
    /// The room for a picture.
    let room: Size

    init(_ level: ListLevel, in area: Rect) {
        self.level = level
        self.area = area
        let sheet = PictureSheet(of: Self.usualCount, inColumns: area.width, rows: area.height)
        room = Size(columns: sheet.columns, rows: sheet.rows)
    }

    /// The number of items in a row.
    var length: Int { max(1, (area.width + PictureSheet.gap) / (room.columns + PictureSheet.gap)) }

    /// The number of rows of items that are visible as a whole.
    var height: Int { max(1, (area.height + 1) / (room.rows + Self.rowsBelow)) }

    /// The number of rows of all items.
    var count: Int { (level.items.count + length - 1) / length }

    /// The visible items, starting with the nearest to the selected one.
    var nearest: [Int] { visible.sorted { abs($0 - level.selected) < abs($1 - level.selected) } }

    private var visible: Range<Int> {
        let start = min(level.scroll.offset * length, level.items.count)
        return start..<min(start + height * length, level.items.count)
    }

    /// Returns the rectangle of an item's picture and name.
    private func rect(of index: Int) -> Rect {
        let place = index - visible.lowerBound
        return Rect(
            column: area.column + place % length * (room.columns + PictureSheet.gap),
            row: area.row + place / length * (room.rows + Self.rowsBelow), width: room.columns, height: room.rows + 1)
    }

    /// Returns the index of the item at a position of the canvas, for example that of the mouse.
    func index(at position: Position) -> Int? { visible.first { rect(of: $0).contains(position) } }

    /// Draws the pictures that are here, and the names.
    func draw(
        on canvas: inout Canvas, emphasis: Emphasis?, sign: ((BrowsableItem) -> SafeText)?,
        picture: (BrowsableItem) -> DrawnPicture?
    ) {
        for index in visible {
            let item = level.items[index]
            canvas.sub(rect(of: index)) { canvas in
                if let picture = picture(item) {
                    canvas.draw(picture, row: 0, column: (room.columns - picture.columns) / 2)
                }
                let isMarked = sign.map { $0(item).plain.contains { $0 != " " } } ?? false
                let name = SafeText(item.name)
                let text = (isMarked ? sign?(item) ?? .empty : .empty) + (emphasis?.text(name, isName: true) ?? name)
                let shown = text.truncated(to: room.columns)
                canvas.draw(
                    index == level.selected ? shown.padded(to: room.columns).selected : shown, row: room.rows)
            }
        }
    }
}
