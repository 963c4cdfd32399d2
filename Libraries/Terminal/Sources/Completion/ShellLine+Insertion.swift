/// The quotation of candidates for bash, which inserts them as they are.
extension ShellLine {
    /// Returns the part of the value that bash inserts in place of the word after its last break, quoted like the word.
    ///
    /// Returns `nil` if the value cannot be inserted.
    func insertion(for value: String) -> String? {
        guard value.starts(withText: head) else { return nil }
        let rest = String(value.dropFirst(head.count))
        switch quote {
        case .none: return rest.escapedForShell
        case .single: return rest.replacing("'", with: #"'\''"#)
        case .double:
            // bash replaces an exclamation mark by an earlier command line, and no backslash prevents it here.
            return rest.contains("!") ? nil : rest.escaped(#"\"$`"#)
        }
    }
}

extension String {
    /// The text with a backslash before every character that a shell could interpret.
    fileprivate var escapedForShell: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            let isPlain = scalar.properties.isAlphabetic || !scalar.isASCII || "0123456789@%+=:,./_-".contains(scalar)
            result += (isPlain ? "" : "\\") + String(scalar)
        }
    }

    fileprivate func escaped(_ special: String) -> String {
        reduce(into: "") { result, character in
            result += (special.contains(character) ? "\\" : "") + String(character)
        }
    }
}

extension String {
    fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
