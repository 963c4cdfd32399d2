internal import ChallengeCore
public import ChallengeTerminal

/// The part of a list that the user requests.
public enum PagingRequest: Sendable, Equatable {
    /// A page of the list, as large as the pages of its source.
    case page(Int)
    case all
    /// The first items.
    case first(Int)
    /// A page with the given number of items.
    case sized(page: Int, size: Int)

    /// Reads the options.
    ///
    /// - Parameter defaultRequest: The part that is printed if the user passes no `--page`, `--limit` or `--all`.
    init(_ invocation: Invocation, default defaultRequest: PagingRequest) {
        self =
            switch (invocation[PagingOptions.page], invocation[PagingOptions.limit]) {
            case (nil, nil): invocation.has(PagingOptions.all) ? .all : defaultRequest
            case (let page?, nil): .page(page)
            case (nil, let limit?): .first(limit)
            case (let page?, let limit?): .sized(page: page, size: limit)
            }
    }

    /// The options for the next part, in place of those of this part; `nil` if there are none.
    var next: String? {
        switch self {
        case .page(let page): "--page \(page &+ 1)"
        case .all: nil
        case .first(let limit): "--page 2 --limit \(limit)"
        case .sized(let page, let size): "--page \(page &+ 1) --limit \(size)"
        }
    }

    /// Returns the page number of this part, and the number of pages.
    ///
    /// The list is divided into pages of this part's size.
    ///
    /// - Parameter pages: The number of pages of the list in its source.
    func page(inListOf count: Int, pages: Int) -> (page: Int, pages: Int) {
        switch self {
        case .page(let page): (page, pages)
        case .all: (1, min(1, pages))
        case .first(let limit): (1, Pagination(size: limit).pages(of: count))
        case .sized(let page, let size): (page, Pagination(size: size).pages(of: count))
        }
    }

    /// Returns the number of items of this part if no item of the list is dropped.
    func size(inListOf count: Int) -> Int {
        switch self {
        case .page, .all: count
        case .first(let limit): min(limit, count)
        case .sized(let page, let size): min(size, max(0, count - Pagination(size: size).offset(of: page)))
        }
    }
}

/// The options of every list for the part that the user requests, and for its order.
public enum PagingOptions {
    static let page = Option("page", .positiveInteger, help: "listing.option.page", default: "1")
    static let all = Flag("all", help: "listing.option.all")
    static let limit = Option("limit", short: "n", .positiveInteger, help: "listing.option.limit")

    public static let sort = Option("sort", .sortedFieldNames, placeholder: "[-]FIELD", help: "listing.option.sort")

    /// The options, in the order of the help.
    public static let options: [any AnyOption] = [page, all, limit, sort]

    /// The options of a list that is printed as a whole by default, in the order of the help.
    public static let optionsOfWholeList: [any AnyOption] = [
        Option("page", .positiveInteger, help: "listing.option.page"), all, limit, sort,
    ]

    /// The options that exclude each other.
    public static let exclusive: [any AnyOption] = [page, all]
}

extension Invocation {
    /// The name of the first option that selects a part of a list or sorts it; `nil` if the command line has none.
    package var pagingOption: String? {
        if has(PagingOptions.all) { return PagingOptions.all.name }
        let names = PagingOptions.options.map(\.name)
        return optionTexts.map(\.name).first(where: names.contains)
    }
}
