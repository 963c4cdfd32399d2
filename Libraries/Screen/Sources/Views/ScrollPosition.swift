/// The first visible row of a scrolled list or text.
public struct ScrollPosition: Sendable, Hashable {
    public private(set) var offset = 0

    public init() {}

    /// Moves as little as possible so that the row is visible, and no empty rows are shown below the last one.
    public mutating func reveal(_ row: Int, count: Int, height: Int) {
        let nearest = max(min(offset, row), row - height + 1)
        offset = max(0, min(nearest, count - max(0, height)))
    }
}
