import ChallengeCharacter
import ChallengeCore
import ChallengeEpisode
import ChallengeHistory

/// Gives the other features the History feature's recorder, or nothing where no history is wanted.
struct HistoryOfShown: CharacterHistoryContract, EpisodeHistoryContract {
    let kind: HistoryKind
    let recorder: HistoryRecorder?

    func record(_ shown: [Shown]) async {
        await recorder?.record(kind, shown)
    }
}
