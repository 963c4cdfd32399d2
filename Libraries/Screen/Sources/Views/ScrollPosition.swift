/// The first visible row of a scrolled list or text.
public struct ScrollPosition: Sendable, Hashable {
    public private(set) var offset: Int

    public init(offset: Int = 0) {
        self.offset = max(0, offset)
    }

    /// Moves as little as possible so that the row is visible, and no empty rows are shown below the last one.
    public mutating func reveal(_ row: Int, count: Int, height: Int) {
        offset = min(offset, row)
        offset = max(offset, row - height + 1)
        limit(count: count, height: height)
    }

    /// Moves by a number of rows, within the limits of the content.
    public mutating func scroll(by rows: Int, count: Int, height: Int) {
        offset += rows
        limit(count: count, height: height)
    }

    private mutating func limit(count: Int, height: Int) {
        offset = max(0, min(offset, count - max(0, height)))
    }
}
