public import ChallengeNetworking

/// The conventions of a REST API: the addresses of its collections, and the format of its responses.
///
/// The data sources contain no code for a particular API. A module such as `APIs` describes an API with a
/// value of this type.
///
///     static let bookshop = APIConventions(
///         name: "bookshop", address: "https://bookshop.example/v1", pageSize: 25, pageSizeParameter: "limit",
///         paging: .cursor(parameter: "after"), pageFields: PageFields(items: "data", next: "meta.next"),
///         item: "data", several: .query("ids", limit: 25, items: "data"), missingItem: .status, emptyList: .never)
public struct APIConventions: Sendable {
    public enum Paging: Sendable {
        /// One response has the whole list.
        case whole

        /// The query item with this name contains the number of the page, counted from 1.
        case numbered(parameter: String)

        /// The query item with this name contains the number of items before the page: that of the link to the page, or
        /// else the number of items that were received before it.
        case offset(parameter: String)

        /// The query item with this name contains the cursor from the previous page; the first page needs none.
        case cursor(parameter: String)
    }

    /// The response with status 404 or 410 by which an API reports that something does not exist.
    ///
    /// Any other such response comes from another server, such as a gateway, and is a failure.
    public enum NotFound: Sendable {
        /// The body is an object with a value at this path, such as `error` or `error.code`.
        case member(String)
        /// The body is an object of texts only, with this member.
        case texts(with: String)
        /// The body does not matter.
        case status
        case never
    }

    /// The name by which a program finds the settings of the API, such as `bookshop`.
    public let name: String
    /// The default address of the API, which the user can replace.
    public let address: String
    /// The number of items on a full page.
    public let pageSize: Int
    let paging: Paging
    let pageFields: PageFields
    /// The path of the item in the response with one item; `nil` if the item is the whole response.
    package let item: String?
    let several: SeveralItems
    package let missingItem: NotFound
    let emptyList: NotFound
    /// `nil` if the API reports errors only by the status.
    let errors: ErrorBody?
    public let authorization: Authorization?
    /// The headers of every request.
    let headers: [String: String]
    /// The header of a wait besides `Retry-After`.
    public let waitHeader: WaitHeader?
    private let query: [Endpoint.QueryItem]
    private let pageSizeParameter: String?
    /// The prefixes of filter values that must match at the start of a text instead of anywhere in it.
    public let anchoredFilterPrefixes: [String]

    /// - Parameters:
    ///   - pageSizeParameter: The name of the query item that requests pages of the size.
    ///   - query: Further items of the query of every page.
    public init(
        name: String,
        address: String,
        pageSize: Int,
        pageSizeParameter: String? = nil,
        query: [Endpoint.QueryItem] = [],
        paging: Paging,
        pageFields: PageFields,
        item: String? = nil,
        several: SeveralItems = .oneByOne,
        missingItem: NotFound = .status,
        emptyList: NotFound = .status,
        errors: ErrorBody? = nil,
        authorization: Authorization? = nil,
        headers: [String: String] = [:],
        waitHeader: WaitHeader? = nil,
        anchoredFilterPrefixes: [String] = []
    ) {
        self.name = name
        self.address = address
        self.pageSize = pageSize
        self.paging = paging
        self.pageFields = pageFields
        self.item = item
        self.several = several
        self.missingItem = missingItem
        self.emptyList = emptyList
        self.errors = errors
        self.authorization = authorization
        self.headers = headers
        self.waitHeader = waitHeader
        self.query = query
        self.pageSizeParameter = pageSizeParameter
        self.anchoredFilterPrefixes = anchoredFilterPrefixes
    }

    /// Returns the query of every request for so many items.
    func query(size: Int) -> [Endpoint.QueryItem] {
        query + (pageSizeParameter.map { [.init($0, "\(size)")] } ?? [])
    }
}
