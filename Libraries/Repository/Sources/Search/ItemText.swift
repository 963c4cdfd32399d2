/// The folded words by which an item is found, as one text.
///
/// It has a line for each of its parts. A `|` separates two texts of a line, whose words do not follow one another.
struct ItemText {
    /// The parts of an item that a search tells apart.
    enum Part: Int, CaseIterable {
        case name
        /// Species, types and dimensions, also in the words that a screen shows.
        case other
        /// The identifier and the codes, which are found only as a whole.
        case key
        /// The years of a date, which are found only as a whole.
        case year
        /// The names of places, which are found with a word of the item's name, or if nothing else matches.
        case place
        /// The words that many items have, such as a status, which are found only as a whole.
        case trait
    }

    static let lineEnd = UInt8(ascii: "\n")
    static let separator = UInt8(ascii: "|")

    let bytes: [UInt8]

    init(_ texts: [(part: Part, text: String)]) {
        var bytes: [UInt8] = []
        for part in Part.allCases {
            if part != .name { bytes.append(Self.lineEnd) }
            let start = bytes.count
            for text in texts where text.part == part {
                if bytes.count > start { bytes.append(Self.separator) }
                bytes += Self.folded(text.text, part)
            }
        }
        self.bytes = bytes
    }

    /// Creates the text of an item of the user, which has a name and other texts.
    init(name: String, others: [String], key: String) {
        self.init([(.name, name), (.key, key)] + others.map { (.other, $0) })
    }

    private static func folded(_ text: String, _ part: Part) -> [UInt8] {
        switch part {
        case .name, .other, .place, .trait: FoldedText(text).bytes
        case .key: Array(FoldedText(text).words.joined().utf8)
        case .year:
            Array(FoldedText(text).words.filter { $0.utf8.count == 4 && Int($0) != nil }.joined(separator: "|").utf8)
        }
    }
}
