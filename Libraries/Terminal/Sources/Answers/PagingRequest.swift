/// Which part of a list a line asks for.
public struct PagingRequest: Sendable, Equatable {
    public enum Extent: Sendable, Equatable {
        case page(Int)
        case all
    }

    public let extent: Extent
    /// So many at most.
    public let limit: Int?

    /// A limit alone means the first so many of the whole list.
    public init(_ invocation: Invocation) {
        limit = invocation[PagingOptions.limit]
        let isWhole = invocation.has(PagingOptions.all) || limit != nil
        extent =
            switch invocation[PagingOptions.page] {
            case let page?: .page(page)
            case nil: isWhole ? .all : .page(1)
            }
    }
}
