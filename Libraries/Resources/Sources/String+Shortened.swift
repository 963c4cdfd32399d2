extension String {
    /// The largest number of characters of an argument that a message repeats.
    private static let mostCharacters = 200

    /// The text, or its first 200 characters and an ellipsis.
    public var shortened: String {
        guard let end = unicodeScalars.index(startIndex, offsetBy: Self.mostCharacters, limitedBy: endIndex),
            end < endIndex
        else { return self }
        return self[..<end] + "…"
    }

    /// The path, or an ellipsis and its last 200 characters, so that it ends with the name of the file.
    public var shortenedPath: String {
        guard let start = unicodeScalars.index(endIndex, offsetBy: -Self.mostCharacters, limitedBy: startIndex),
            start > startIndex
        else { return self }
        return "…" + self[start...]
    }
}
