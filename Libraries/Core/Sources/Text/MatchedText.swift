/// A text with the words that a search found in it.
public struct MatchedText: Sendable, Equatable {
    public let text: String

    /// The positions of the words, in order.
    public let words: [Range<String.Index>]

    public init(_ text: String, words: [Range<String.Index>] = []) {
        self.text = text
        self.words = words
    }
}
