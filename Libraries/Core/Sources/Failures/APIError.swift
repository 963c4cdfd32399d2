/// The failure of a request to an API, in terms that a repository can act on.
public enum APIError: Error, Equatable, Sendable {
    /// The item does not exist.
    case notFound

    /// The list ends before the page; it has this many pages.
    case pageNotFound(pages: Int)

    case failed(LoadFailure)
    case cancelled
}
