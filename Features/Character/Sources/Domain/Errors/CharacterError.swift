public import ChallengeCore
internal import ChallengePlatform
public import ChallengeResources

public enum CharacterError: CollectionErrorContract {
    case notFound(identifier: Int)
    /// No episode has the identifier or code by which characters are selected.
    case unknownEpisode(String)
    /// No location has the identifier by which characters are selected.
    case unknownLocation(identifier: Int)
    case loadFailed(APIError)

    public var content: CollectionErrorContent {
        switch self {
        case .notFound(let identifier): .notFound(kind: "character", identifier: "\(identifier)")
        case .unknownEpisode(let episode): .notFound(kind: "episode", identifier: episode)
        case .unknownLocation(let identifier): .notFound(kind: "location", identifier: "\(identifier)")
        case .loadFailed(let error): .api(error)
        }
    }
}
