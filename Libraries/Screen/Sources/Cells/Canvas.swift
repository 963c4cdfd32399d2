public import ChallengeTerminal

/// The part of a window on which a view draws, with its own coordinates from 0.
///
/// A canvas cuts off everything outside. Drawing outside is not an error.
public struct Canvas {
    public private(set) var buffer: CellBuffer
    /// The rectangle of this canvas in the window.
    private var area: Rect
    /// The visible part of the rectangle.
    private var clip: Rect

    public init(size: Size) {
        buffer = CellBuffer(size: size)
        area = Rect(size)
        clip = area
    }

    public var size: Size { area.size }

    /// The rectangle of the whole canvas.
    public var bounds: Rect { Rect(size) }

    /// Draws one line of text.
    public mutating func draw(_ text: SafeText, row: Int, column: Int = 0) {
        buffer.draw(text, at: Position(column: column + area.column, row: row + area.row), clip: clip)
    }

    /// Draws a picture; one that is not wholly visible is left out.
    public mutating func draw(_ picture: DrawnPicture, row: Int, column: Int) {
        let position = Position(column: column + area.column, row: row + area.row)
        let placed = PlacedPicture(picture: picture, position: position)
        guard placed.rect.intersection(clip) == placed.rect else { return }
        for (index, text) in picture.rows.enumerated() { draw(text, row: row + index, column: column) }
        buffer.pictures.append(placed)
    }

    /// Takes away the pictures of which the rectangle would cover a part.
    public mutating func cover(_ rect: Rect) {
        let covered = Rect(
            column: rect.column + area.column, row: rect.row + area.row, width: rect.width, height: rect.height)
        buffer.pictures.removeAll { placed in
            let common = placed.rect.intersection(covered)
            return common.width > 0 && common.height > 0
        }
    }

    /// Draws with a canvas that is a part of this one.
    public mutating func sub(_ rect: Rect, _ draw: (inout Canvas) -> Void) {
        let outer = (area, clip)
        area = Rect(
            column: rect.column + area.column, row: rect.row + area.row, width: rect.width, height: rect.height)
        clip = area.intersection(clip)
        draw(&self)
        (area, clip) = outer
    }
}
