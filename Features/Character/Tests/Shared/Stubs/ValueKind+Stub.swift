import ChallengeTerminal

extension ValueKind where Value == ItemReference<String> {
    /// An episode, which is a name if the text has only letters.
    static var episodeStub: ValueKind {
        ValueKind(placeholder: "EPISODE", expectation: .described("terminal.expected.text")) { text in
            text.isEmpty ? nil : text.allSatisfy(\.isLetter) ? .name(text) : .value(text)
        }
    }
}
