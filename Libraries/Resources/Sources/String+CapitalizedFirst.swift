extension String {
    /// The text as the beginning of a sentence.
    public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
