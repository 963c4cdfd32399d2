import ChallengeCore

/// A failure of each kind that a policy tells apart, and of two reasons where reasons must not be mixed up.
enum SampleFailure: FetchFailure, Equatable {
    case notFound
    case cancelled
    case unavailable
    case cacheBroken
    case saveFailed
    case removeFailed
    case snapshotBroken

    var kind: FetchFailureKind {
        switch self {
        case .notFound: .notFound
        case .cancelled: .cancelled
        default: .unavailable
        }
    }
}
