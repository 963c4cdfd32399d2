extension String {
    /// The text as one word of a shell command line.
    public var quotedForShell: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "0123456789@%+=:,./_-".unicodeScalars.contains($0)
            }
        return isPlain ? self : "'\(replacing("'", with: #"'\''"#))'"
    }

    /// The text as a name in a shell command line: its words, or one quoted word.
    ///
    /// If a word of the name needs quotes, or does not start with a letter, the whole name is one quoted word.
    public var quotedNameForShell: String {
        let isPlain = split(separator: " ").allSatisfy { word in
            word.first?.isLetter == true && String(word).quotedForShell.isBytewiseEqual(to: String(word))
        }
        return isPlain ? self : quotedForShell
    }
}
