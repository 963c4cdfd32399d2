public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

public enum LocationError: CollectionErrorContract {
    case notFound(identifier: Int)
    case failed(APIError)

    public var errorDescription: String? { content.localizedText }

    public var content: CollectionErrorContent {
        switch self {
        case .notFound(let identifier): .notFound(kind: "location", identifier: "\(identifier)")
        case .failed(let error): .api(error)
        }
    }
}
