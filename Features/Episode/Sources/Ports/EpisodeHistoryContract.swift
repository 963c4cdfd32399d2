public import ChallengeCore

/// Remembers which episodes were shown, if anybody wants it to.
public protocol EpisodeHistoryContract: Sendable {
    /// Records them in the order in which they were shown; it fails nobody.
    func record(_ episodes: [Shown]) async
}
