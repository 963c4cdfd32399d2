/// The page and the filter of a mocked call.
public struct PageInput<Filter: Equatable & Sendable>: Equatable, Sendable {
    public let page: Int
    public let filter: Filter

    public init(page: Int, filter: Filter) {
        self.page = page
        self.filter = filter
    }
}
