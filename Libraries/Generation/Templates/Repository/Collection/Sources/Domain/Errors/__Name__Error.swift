public import ChallengeCore
internal import ChallengePlatform
public import ChallengeResources

public enum __Name__Error: CollectionErrorContract {
    case notFound(identifier: __ID__)
    case loadFailed(APIError)

    public var content: CollectionErrorContent {
        switch self {
        case .notFound(let identifier): .notFound(kind: "__kind__", identifier: "\(identifier)")
        case .loadFailed(let error): .api(error)
        }
    }
}
