/// The failure to get an item or a page of a collection.
///
/// The error type of a feature wraps it, and adds the cases of the feature.
public enum APIError: Error, Equatable, Sendable {
    /// The item does not exist.
    case notFound
    /// The list ends before the page.
    case pageNotFound(page: Int, pages: Int)
    case failed(LoadFailure)
    case cancelled
}

extension APIError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound: "not found"
        case .pageNotFound(let page, let pages): "page \(page) of \(pages)"
        case .failed(let failure): failure.debugDescription
        case .cancelled: "cancelled"
        }
    }
}
