public import ChallengeCore

public enum EpisodeError: CollectionErrorContract {
    case notFound(identifier: Int)
    /// No episode has the code.
    case unknownCode(season: Int, number: Int)
    /// No character has the identifier by which episodes are selected.
    case unknownCharacter(identifier: Int)
    case failed(APIError)

    public var content: CollectionErrorContent {
        switch self {
        case .notFound(let identifier): .notFound(kind: "episode", identifier: "\(identifier)")
        case .unknownCode(let season, let number):
            .notFound(kind: "episode", identifier: "\(EpisodeCode(season: season, number: number))")
        case .unknownCharacter(let identifier): .notFound(kind: "character", identifier: "\(identifier)")
        case .failed(let error): .api(error)
        }
    }
}
