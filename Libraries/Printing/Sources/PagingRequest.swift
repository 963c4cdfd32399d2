public import ChallengeTerminal

/// The part of a list that the user requests.
public struct PagingRequest: Sendable, Equatable {
    public enum Extent: Sendable, Equatable {
        case page(Int)
        case all
    }

    public let extent: Extent
    /// The largest number of items.
    public let limit: Int?

    /// Reads the options; a limit without a page means the first items of the whole list.
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

/// The options of every list for the part that the user requests, and for its order.
public enum PagingOptions {
    static let page = Option("page", .positiveInteger, help: "listing.option.page", default: "1")
    static let all = Option.flag("all", help: "listing.option.all")
    static let limit = Option("limit", .positiveInteger, help: "listing.option.limit")

    static let sort = Option("sort", .fieldNames, placeholder: "[-]FIELD", help: "listing.option.sort")

    /// The options, in the order of the help.
    public static let options: [any AnyOption] = [page, all, limit, sort]

    /// The options that exclude each other.
    public static let exclusive: [any AnyOption] = [page, all]
}
