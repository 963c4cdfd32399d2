/// An SQL statement in the step of a schema.
struct SchemaStatement {
    /// The names and keywords in lower case, without quotes and without the name of the database.
    let words: [String]

    /// Returns the statements of a step: a string literal each, or several literals that `+` joins.
    static func all(in step: String) -> [SchemaStatement] {
        var texts: [String] = []
        var isJoined = false
        var lexer = SwiftLexer(step[...])
        while case let start = lexer.position, let token = lexer.next() {
            switch token {
            case .literal:
                if !isJoined { texts.append("") }
                texts[texts.count - 1] += step[start..<lexer.position]
                isJoined = false
            case .character("+"): isJoined = !texts.isEmpty
            case .character, .comment: break
            }
        }
        return texts.map { text in
            let text = text.lowercased().replacing("main.", with: "")
            return SchemaStatement(words: SourceFile.words(of: text[...]).map(String.init))
        }
    }
}
