public import ChallengeNetworking

/// The conventions of a REST API: the addresses of its collections, and the form of its answers.
///
/// The data sources know no API. A module such as `RickAndMortyAPI` describes one with a value of this type.
public struct APIConventions: Sendable {
    public enum Paging: Sendable {
        /// The query item of this name holds the number of the page, counted from 1.
        case numbered(parameter: String)

        /// The query item of this name holds the cursor that the page before it named. The first page has none.
        case cursor(parameter: String)
    }

    /// The places of the values in a page of a list, as paths of member names such as `info.count`.
    public struct PageFields: Sendable {
        let items: String
        let count: String
        /// `nil` if the pages are counted from the number of items.
        let pages: String?
        let next: String
        /// `nil` if a page does not name the page before it.
        let previous: String?

        public init(items: String, count: String, pages: String? = nil, next: String, previous: String? = nil) {
            self.items = items
            self.count = count
            self.pages = pages
            self.next = next
            self.previous = previous
        }
    }

    /// The address of the API, unless the user chooses another one.
    public let address: String
    /// The number of items on a full page.
    public let pageSize: Int
    let paging: Paging
    let pageFields: PageFields
    /// `true` if the members of the JSON are named in snake case; the paths of ``PageFields`` are in camel case then.
    let usesSnakeCase: Bool
    /// The endpoint of several items of a collection, such as `/character`.
    let itemsEndpoint: @Sendable (_ path: String, _ identifiers: [String]) -> Endpoint
    /// The member of an error's body by which a 404 of a list means an empty list.
    ///
    /// `nil` if every 404 of a list does. With a member, a 404 without it comes from an address that is not the API's.
    let emptyListMember: String?
    /// The beginnings of filter values that must match at the beginning of a text, not anywhere in it.
    let anchoredFilterValues: [String]

    public init(
        address: String,
        pageSize: Int,
        paging: Paging,
        pageFields: PageFields,
        usesSnakeCase: Bool = false,
        emptyListMember: String? = nil,
        anchoredFilterValues: [String] = [],
        itemsEndpoint: @escaping @Sendable (_ path: String, _ identifiers: [String]) -> Endpoint
    ) {
        self.address = address
        self.pageSize = pageSize
        self.paging = paging
        self.pageFields = pageFields
        self.usesSnakeCase = usesSnakeCase
        self.emptyListMember = emptyListMember
        self.anchoredFilterValues = anchoredFilterValues
        self.itemsEndpoint = itemsEndpoint
    }
}
