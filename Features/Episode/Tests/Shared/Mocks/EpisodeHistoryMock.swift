import ChallengeCore

@testable import ChallengeEpisode

/// Remembers nothing.
struct EpisodeHistoryMock: EpisodeHistoryContract {
    func record(_ episodes: [Shown]) async {}
}
