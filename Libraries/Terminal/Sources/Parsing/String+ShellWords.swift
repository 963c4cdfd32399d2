extension String {
    /// The words of the text as a shell splits them, with quotation marks and backslashes.
    ///
    /// `nil` if a quotation mark has no counterpart. No variable and no pattern is expanded.
    var shellWords: [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in self {
            if isEscaped {
                // Between double quotation marks, a backslash before other characters has no meaning.
                let isLiteral = quote == "\"" && !"\"\\$`".contains(character)
                word = (word ?? "") + (isLiteral ? "\\" : "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                word = word ?? ""
            } else if let mark = quote {
                if character == mark { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if quote != nil || isEscaped { return nil }
        return words + (word.map { [$0] } ?? [])
    }
}
