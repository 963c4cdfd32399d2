/// A failure that every collection can have: an invalid page, a failed load or a failed storage.
///
/// The error type of a feature wraps this type and adds the cases of the feature.
public enum CollectionFailure: Error, Equatable, Sendable {
    /// The list ends before the page.
    case invalidPage(page: Int, pages: Int)
    case loadFailed(LoadFailure)
    case storageFailed(StorageFailure)
    case cancelled

    /// Creates the failure of a collection from an error of the API.
    ///
    /// `notFound` has a meaning only for one item, and the feature handles this case itself. For a page or several
    /// items, the API does not send such a 404, so another server must be at its address. The failure is then an
    /// invalid request.
    public init<Identifier>(_ error: APIError, _ request: CollectionRequest<Identifier>) {
        switch (error, request) {
        case (.pageNotFound(let pages), .page(let page)): self = .invalidPage(page: page, pages: pages)
        case (.notFound, _), (.pageNotFound, _): self = .loadFailed(.invalidRequest(status: 404))
        case (.failed(let failure), _): self = .loadFailed(failure)
        case (.cancelled, _): self = .cancelled
        }
    }
}

/// A request to a collection, which gives the context of a failure.
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

/// The failure of a request to an API, reduced to the cases that a repository distinguishes.
public enum APIError: Error, Equatable, Sendable {
    /// The item does not exist.
    case notFound

    /// The list ends before the page; `pages` is the number of its pages.
    case pageNotFound(pages: Int)

    case failed(LoadFailure)
    case cancelled
}
