public import ChallengeCore

extension SafeText {
    /// Creates a text in which the matched words are bold: a color would mean something.
    public init(_ matched: MatchedText) {
        var runs: [Run] = []
        var end = matched.text.startIndex
        for word in matched.words {
            runs += SafeText(String(matched.text[end..<word.lowerBound])).runs
            runs += SafeText(String(matched.text[word]), style: .bold).runs
            end = word.upperBound
        }
        self.init(runs: runs + SafeText(String(matched.text[end...])).runs)
    }
}
