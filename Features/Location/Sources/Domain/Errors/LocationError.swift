public import ChallengeCore

public enum LocationError: CollectionErrorContract {
    case notFound(identifier: Int)
    case failed(APIError)

    public var content: CollectionErrorContent {
        switch self {
        case .notFound(let identifier): .notFound(kind: "location", identifier: "\(identifier)")
        case .failed(let error): .api(error)
        }
    }
}
