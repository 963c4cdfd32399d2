extension String {
    /// The words of the text as a shell splits them, with quotation marks and backslashes.
    ///
    /// `nil` if a quotation mark has no counterpart. No variable and no pattern is expanded.
    var shellWords: [String]? {
        var words: [String] = []
        var word = ""
        // An empty word in quotation marks is a word, too.
        var isInWord = false
        var quote: Character?
        var isEscaped = false
        for character in self {
            if isEscaped {
                // Between double quotation marks, a backslash before other characters has no meaning.
                let isLiteral = quote == "\"" && !"\"\\$`".contains(character)
                if isLiteral { word += "\\" }
                word.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                isInWord = true
            } else if let mark = quote {
                if character == mark { quote = nil } else { word.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                isInWord = true
            } else if character.isWhitespace {
                if isInWord { words.append(word) }
                (word, isInWord) = ("", false)
            } else {
                word.append(character)
                isInWord = true
            }
        }
        if quote != nil || isEscaped { return nil }
        return isInWord ? words + [word] : words
    }
}
