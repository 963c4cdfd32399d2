public import ChallengeCore

extension SafeText {
    /// Creates a text in which the matched words are emphasized.
    public init(_ matched: MatchedText) {
        var runs: [Run] = []
        var end = matched.text.startIndex
        for word in matched.words {
            runs += SafeText(String(matched.text[end..<word.lowerBound])).runs
            runs += SafeText(String(matched.text[word]), style: .match).runs
            end = word.upperBound
        }
        self.init(runs: runs + SafeText(String(matched.text[end...])).runs)
    }
}

extension TextStyle {
    /// The style of a word that a search found.
    fileprivate static let match = TextStyle(color: .red, isBold: true)
}
