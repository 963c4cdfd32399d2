internal import ChallengeResources

/// The texts by which an item is found.
extension ItemDTO {
    /// The number of the form of ``ItemText``; rows of another number are not read.
    static var textVersion: Int { 4 }

    var text: ItemText { Self.collection.text(id) { Self.collection.text($0, of: self) } }

    /// The number of items that refer to this item.
    var appearances: Int { Self.collection.appearances { Self.collection.text($0, of: self) } }
}

extension APICollection where Item: ItemDTO {
    /// Returns the text of the item with the identifier and with these texts of its columns.
    func text(_ identifier: Item.ID, _ column: (Int) -> String) -> ItemText {
        ItemText(
            [(.name, column(0)), (.key, "\(identifier)")]
                + uses.flatMap { position, use -> [(part: ItemText.Part, text: String)] in
                    switch use {
                    case .criterion, .appearances: []
                    case .searched: position == 0 ? [] : [(.other, column(position))]
                    case .translated(let words): Self.spellings(of: column(position), words).map { (.other, $0) }
                    case .trait(let words): Self.spellings(of: column(position), words).map { (.trait, $0) }
                    case .code(let spellings): spellings(column(position)).map { (.key, $0) }
                    case .year: [(.year, column(position))]
                    case .place: [(.place, column(position).withoutNumber)]
                    }
                })
    }

    private static func spellings(of text: String, _ words: TranslatedWords) -> [String] {
        text.isEmpty ? [] : words.spellings(of: text)
    }

    func appearances(_ column: (Int) -> String) -> Int {
        guard let position = uses.first(where: { if case .appearances = $0.use { true } else { false } })?.position
        else { return 0 }
        let text = column(position)
        return formats[position] == [String].storedFormat
            ? TextList(storage: text).elements.count : NumberRanges.count(of: text)
    }
}

extension String {
    /// The text after the number and the space at its start.
    fileprivate var withoutNumber: String {
        String(Substring(utf8.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }))
    }
}
