public import ChallengeCore

/// Remembers which characters were shown, if anybody wants it to.
public protocol CharacterHistoryContract: Sendable {
    /// Records them in the order in which they were shown; it fails nobody.
    func record(_ characters: [Shown]) async
}
