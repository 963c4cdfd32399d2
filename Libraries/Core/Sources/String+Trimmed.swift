extension String {
    /// The text without the white space around it.
    public var trimmed: String {
        // Scalars, because stepping back over characters can take time in proportion to the whole text.
        let start = unicodeScalars.drop(while: \.properties.isWhitespace)
        let blanks = start.reversed().prefix(while: \.properties.isWhitespace).count
        return String(start.dropLast(blanks))
    }
}
