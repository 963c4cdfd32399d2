extension String {
    /// The text without the white space around it.
    public var trimmed: String {
        let start = drop(while: \.isWhitespace)
        let blanks = start.reversed().prefix(while: \.isWhitespace).count
        return String(start.dropLast(blanks))
    }
}
