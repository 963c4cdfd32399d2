enum TestText {
    /// Returns the text without the escape sequences of its styles.
    static func withoutStyles(_ text: String) -> String {
        text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    }
}
