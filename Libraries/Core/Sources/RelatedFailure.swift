/// Why what another feature knows could not be had, in terms that features share: none knows the errors of another.
public enum RelatedFailure: FetchFailure, Equatable {
    /// There is no such thing: the link leads nowhere.
    case notFound
    case loadFailed(LoadFailure)
    case storageFailed(StorageFailure)
    case cancelled

    public var kind: FetchFailureKind {
        switch self {
        case .notFound: .notFound
        case .loadFailed, .storageFailed: .unavailable
        case .cancelled: .cancelled
        }
    }
}
