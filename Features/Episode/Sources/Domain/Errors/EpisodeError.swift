public import ChallengeCore
internal import ChallengePlatform
public import ChallengeResources

public enum EpisodeError: CollectionErrorContract {
    case notFound(identifier: Int)
    /// No episode has the code.
    case unknownCode(season: Int, number: Int)
    /// No character has the identifier by which episodes are selected.
    case unknownCharacter(identifier: Int)
    case loadFailed(APIError)

    public var content: CollectionErrorContent {
        switch self {
        case .notFound(let identifier): .notFound(kind: "episode", identifier: "\(identifier)")
        case .unknownCode(let season, let number):
            .notFound(kind: "episode", identifier: "\(EpisodeCode(season: season, number: number))")
        case .unknownCharacter(let identifier): .notFound(kind: "character", identifier: "\(identifier)")
        case .loadFailed(let error): .api(error)
        }
    }
}
