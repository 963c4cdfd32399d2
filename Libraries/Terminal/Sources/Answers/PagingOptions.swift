/// Which part of a list the line asks for: the options that all lists have in common.
public enum PagingOptions {
    static let page = Option("page", .positiveInteger, help: "listing.option.page", default: "1")
    static let all = Option.flag("all", help: "listing.option.all")
    static let limit = Option("limit", .positiveInteger, help: "listing.option.limit")

    /// The options in the order of help.
    public static let options: [any AnyOption] = [page, all, limit]

    /// Those that contradict each other.
    public static let exclusive: [any AnyOption] = [page, all]
}
