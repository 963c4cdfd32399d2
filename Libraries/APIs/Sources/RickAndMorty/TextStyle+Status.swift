public import ChallengeTerminal

extension TextStyle {
    /// Returns the color of a character's status, which adds no information to the word.
    ///
    /// - Parameter status: The word of the API.
    public static func status(_ status: String) -> TextStyle {
        switch status.lowercased() {
        case "alive": .green
        case "dead": .red
        default: .dim
        }
    }
}
