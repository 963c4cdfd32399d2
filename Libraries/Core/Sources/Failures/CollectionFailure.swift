/// A failure that every collection can have: of one page, of loading, or of storage.
///
/// The error of a feature wraps it, next to the cases that are the feature's own.
public enum CollectionFailure: Error, Equatable, Sendable {
    /// The list ends before the page.
    case invalidPage(page: Int, pages: Int)
    case loadFailed(LoadFailure)
    case storageFailed(StorageFailure)
    case cancelled

    /// Translates a failure of the API.
    ///
    /// A list that does not exist comes from an address that is not the API's.
    public init<Identifier>(_ error: APIError, _ request: CollectionRequest<Identifier>) {
        switch (error, request) {
        case (.pageNotFound(let pages), .page(let page)): self = .invalidPage(page: page, pages: pages)
        case (.notFound, _), (.pageNotFound, _): self = .loadFailed(.invalidRequest(status: 404))
        case (.failed(let failure), _): self = .loadFailed(failure)
        case (.cancelled, _): self = .cancelled
        }
    }
}

/// A request to a collection, as the context of its failure.
public enum CollectionRequest<Identifier: Sendable>: Sendable {
    case item(Identifier)
    case items
    case page(Int)
}

extension CollectionFailure: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .invalidPage(let page, let pages): "page \(page) of \(pages)"
        case .loadFailed(let failure): failure.debugDescription
        case .storageFailed(let failure): "storage: \(failure)"
        case .cancelled: "cancelled"
        }
    }
}

/// The failure of a request to an API, in terms that a repository can act on.
public enum APIError: Error, Equatable, Sendable {
    /// The item does not exist.
    case notFound

    /// The list ends before the page; it has this many pages.
    case pageNotFound(pages: Int)

    case failed(LoadFailure)
    case cancelled
}
