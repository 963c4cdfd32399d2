internal import ChallengePlatform

/// A terminal that shows pictures in one way.
public struct PictureTerminal: Sendable, Hashable {
    /// The way in which a terminal shows pictures.
    public enum Way: String, Sendable, CaseIterable {
        case kitty
        case iterm2
        case sixel
        /// Four quarter blocks in each cell.
        case blocks
    }

    /// The size of a cell in pixels.
    public struct CellSize: Sendable, Hashable {
        public let width: Int
        public let height: Int

        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }

        /// The size if the terminal does not tell its own.
        public static let usual = CellSize(width: 10, height: 20)
    }

    public var way: Way
    public var cell: CellSize
    /// `true` for 24-bit colors; `false` for 256 colors.
    public var hasTrueColor: Bool

    public init(_ way: Way, cell: CellSize = .usual, hasTrueColor: Bool = true) {
        self.way = way
        self.cell = cell
        self.hasTrueColor = hasTrueColor
    }
}

extension PictureTerminal.CellSize {
    /// The size that the terminal on standard output reports; `nil` if it reports none.
    public static var ofStandardOutput: PictureTerminal.CellSize? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0, size.ws_xpixel > 0
        else { return nil }
        return PictureTerminal.CellSize(
            width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
    }
}
