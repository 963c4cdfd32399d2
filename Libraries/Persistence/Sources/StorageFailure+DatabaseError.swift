public import ChallengeCore

extension StorageFailure {
    /// The meaning of a failure of a database for its user.
    ///
    /// - Parameter path: The path of the database's file, if it is known.
    public init(_ error: DatabaseError, path: String? = nil) {
        switch error {
        case .full: self.init(cause: .full, path: path)
        case .readOnly: self.init(cause: .readOnly, path: path)
        case .busy: self.init(cause: .busy, path: path)
        case .damaged(let reason): self.init(cause: .damaged(reason: reason), path: path)
        case .newerSchema: self.init(cause: .newerVersion, path: path)
        case .cannotOpen(let file, let reason):
            self.init(cause: .other(reason: reason), path: file.isEmpty ? path : file)
        case .failed(_, let reason): self.init(cause: .other(reason: reason), path: path)
        }
    }
}
