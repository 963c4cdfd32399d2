/// The error of a repository, as far as what all repositories share has to make one.
///
/// The cases of an error that bear these names are all it takes.
public protocol RepositoryFailure: FetchFailure {
    /// The remote says that there is no such thing.
    static func notFound(identifier: Int) -> Self

    /// The list ends before that page.
    static func invalidPage(page: Int, pages: Int) -> Self

    static func loadFailed(_ failure: LoadFailure) -> Self
    static func storageFailed(_ failure: StorageFailure) -> Self

    /// The same failure, as other features may know it.
    var related: RelatedFailure { get }
}

extension RepositoryFailure {
    public var kind: FetchFailureKind { related.kind }
}
