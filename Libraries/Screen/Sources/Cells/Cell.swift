public import ChallengeTerminal

/// One cell of a terminal: a grapheme with its style, or the rest of a wide grapheme.
public struct Cell: Sendable, Equatable {
    /// The grapheme; empty for the cells that a wide grapheme covers.
    public internal(set) var text: String
    /// The number of columns of the grapheme; 0 for a cell that the grapheme to its left covers.
    var width = 1
    public internal(set) var style = TextStyle.plain

    static let blank = Cell(text: " ")

    /// `true` if terminals can disagree about the width of the grapheme.
    var hasUncertainWidth: Bool {
        if text.utf8.count < 2 { return false }
        return width > 1 || text.utf8.count > 3 || text.unicodeScalars.count > 1
            || text.unicodeScalars.contains { $0.properties.isEmoji }
    }
}
