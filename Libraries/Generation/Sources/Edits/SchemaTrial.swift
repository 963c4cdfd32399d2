internal import ChallengePersistence

/// A trial of the steps of a schema with SQLite, in a database in memory.
struct SchemaTrial {
    /// The statements of each step.
    private let steps: [[String]]

    /// Reads the statements of the steps; `nil` if a step has other code than string literals.
    init?(codes: [String]) {
        var steps: [[String]] = []
        for code in codes {
            guard let statements = Self.statements(in: code) else { return nil }
            steps.append(statements)
        }
        self.steps = steps
    }

    /// Returns the reason why the statements fail after the steps; `nil` if they succeed, or if a step itself fails.
    func failure(of statements: [String]) -> String? {
        do {
            let connection = try Connection.inMemory()
            guard (try? Self.execute(steps.flatMap(\.self), on: connection)) != nil else { return nil }
            try Self.execute(statements, on: connection)
            return nil
        } catch .failed(_, let reason) {
            return reason
        } catch {
            return nil
        }
    }

    private static func execute(_ statements: [String], on connection: Connection) throws(DatabaseError) {
        for statement in statements { try connection.execute(statement) }
    }

    /// Returns the texts of the string literals in an array; `nil` if it has other code.
    ///
    /// Literals that `+` joins are one text.
    private static func statements(in code: String) -> [String]? {
        var statements: [String] = []
        var isJoined = false
        var lexer = SwiftLexer(code[...])
        while case let start = lexer.position, let token = lexer.next() {
            switch token {
            case .literal:
                guard let text = code[start..<lexer.position].textOfStringLiteral else { return nil }
                if isJoined { statements[statements.count - 1] += text } else { statements.append(text) }
                isJoined = false
            case .character("+") where !statements.isEmpty: isJoined = true
            case .character(let character) where character.isWhitespace || "[],".contains(character): continue
            case .character: return nil
            case .comment: continue
            }
        }
        return statements
    }
}

extension Substring {
    /// The text of a Swift string literal; `nil` if it has number signs, an interpolation or an escape other than those
    /// of quotes and backslashes.
    fileprivate var textOfStringLiteral: String? {
        guard first == "\"", last == "\"" else { return nil }
        let quotes = hasPrefix("\"\"\"") && count >= 6 ? 3 : 1
        var text = ""
        var isEscape = false
        for character in dropFirst(quotes).dropLast(quotes) {
            if isEscape {
                guard "\"\\".contains(character) else { return nil }
                text.append(character)
                isEscape = false
            } else if character == "\\" {
                isEscape = true
            } else {
                text.append(character)
            }
        }
        return text
    }
}
