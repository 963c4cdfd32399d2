enum TestText {
    /// The text as it is read, its colours taken away.
    static func withoutStyles(_ text: String) -> String {
        text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    }
}
