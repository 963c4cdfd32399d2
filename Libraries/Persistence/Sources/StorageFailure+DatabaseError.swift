public import ChallengeCore

extension StorageFailure {
    /// What a failure of a database means for whoever wanted to keep something in it.
    public init(_ error: DatabaseError) {
        self =
            switch error {
            case .full: .full
            case .readOnly: .readOnly
            case .busy: .busy
            case .damaged(let reason): .damaged(reason: reason)
            case .newerSchema: .newerVersion
            case .cannotOpen(let path, let reason): .other(reason: "\(path): \(reason)")
            case .failed(_, let reason): .other(reason: reason)
            }
    }
}
