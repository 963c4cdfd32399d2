public import ChallengeTerminal

/// One cell of a terminal: a grapheme with its style, the rest of a wide grapheme, or a part of a picture.
public struct Cell: Sendable, Equatable {
    /// The grapheme; empty for the cells that a wide grapheme covers, and for pictures.
    public let text: String
    /// The number of columns of the grapheme; 0 for a cell that the grapheme to its left covers.
    public let width: Int
    /// The picture that covers the cell; the renderer leaves the cell alone.
    public let picture: Int?
    let cellStyle: CellStyle

    public var style: TextStyle { cellStyle.style }

    init(text: String, width: Int = 1, style: CellStyle = .plain, picture: Int? = nil) {
        self.text = text
        self.width = width
        self.picture = picture
        cellStyle = style
    }

    /// Creates a cell of a picture, which something else draws.
    init(picture: Int) { self.init(text: "", picture: picture) }

    static let blank = Cell(text: " ")

    static func continuation(_ style: CellStyle) -> Cell { Cell(text: "", width: 0, style: style) }

    /// `true` if terminals can disagree about the width of the grapheme.
    var hasUncertainWidth: Bool {
        if text.utf8.count < 2 { return false }
        return width > 1 || text.utf8.count > 3 || text.unicodeScalars.count > 1
            || text.unicodeScalars.contains { $0.properties.isEmoji }
    }
}

/// The style of a cell without the address of a hyperlink, in a form that is fast to compare.
struct CellStyle: Sendable, Hashable {
    let color: TextStyle.Color?
    private let attributes: UInt8

    static let plain = CellStyle(.plain)

    init(_ style: TextStyle) {
        color = style.color
        let flags = [style.isBold, style.isDim, style.isReversed]
        attributes = flags.enumerated().reduce(0) { $1.element ? $0 | 1 << UInt8($1.offset) : $0 }
    }

    var style: TextStyle { TextStyle(color: color, isBold: has(0), isDim: has(1), isReversed: has(2)) }

    /// The style for a terminal without color.
    var withoutColor: CellStyle { CellStyle(TextStyle(isBold: has(0), isReversed: has(2))) }

    /// Returns the sequence that changes the terminal's style to this one; empty if it has this style.
    func change(from other: CellStyle) -> String {
        if self == other { return "" }
        var codes = Set(style.codes).subtracting(other.style.codes).sorted()
        let isReset = ~attributes & other.attributes != 0 || color == nil && other.color != nil
        if isReset { codes = [0] + style.codes }
        // `ESC [ m` is the short form of `ESC [ 0 m`.
        return "\u{1B}[" + (codes == [0] ? "" : codes.map(String.init).joined(separator: ";")) + "m"
    }

    private func has(_ bit: UInt8) -> Bool { attributes & 1 << bit != 0 }
}
