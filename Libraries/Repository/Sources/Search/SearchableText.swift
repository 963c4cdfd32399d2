internal import ChallengePersistence

/// The words of an item, by column, for a full-text search.
///
/// The first column is the name. The last one has the parts of words with apostrophes.
struct SearchableText {
    /// A word of every text, which no query can contain.
    ///
    /// Alternatives that only exclude words need this word, because FTS5 can exclude rows only from the matches of
    /// another word.
    static let wordOfEveryText = "†"

    let columns: [[String]]

    init(_ texts: [String]) {
        let words = texts.map(SearchWords.init)
        // The word also separates the parts of different words, which do not follow one another.
        let parts = words.flatMap(\.parts).joined(separator: [Self.wordOfEveryText])
        columns = words.map(\.words) + [[Self.wordOfEveryText] + parts]
    }

    /// The name in the spelling that the queries use.
    var name: String { columns[0].joined(separator: " ") }

    /// The columns as the full-text index stores them, with a space between two words.
    var values: [SQLValue] { columns.map { .text($0.joined(separator: " ")) } }
}

extension ItemDTO {
    var searchableText: SearchableText { SearchableText(searchedTexts) }
}
