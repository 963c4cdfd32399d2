public import ChallengeCore
internal import ChallengePlatform
public import ChallengeResources

public enum LocationError: CollectionErrorContract {
    case notFound(identifier: Int)
    case loadFailed(APIError)

    public var content: CollectionErrorContent {
        switch self {
        case .notFound(let identifier): .notFound(kind: "location", identifier: "\(identifier)")
        case .loadFailed(let error): .api(error)
        }
    }
}
