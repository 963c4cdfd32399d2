public import ChallengeNetworking

/// The conventions of a REST API: the addresses of its collections, and the format of its responses.
///
/// The data sources contain no code for a particular API. A module such as `RickAndMortyAPI` describes an API with a
/// value of this type.
public struct APIConventions: Sendable {
    public enum Paging: Sendable {
        /// The query item with this name contains the number of the page, counted from 1.
        case numbered(parameter: String)

        /// The query item with this name contains the cursor from the previous page; the first page needs none.
        case cursor(parameter: String)
    }

    /// The paths of the values in a page of a list, as member names such as `info.count`.
    public struct PageFields: Sendable {
        let items: String
        let count: String
        /// `nil` if the number of pages is computed from the number of items.
        let pages: String?
        let next: String
        /// `nil` if a page does not contain a link to the previous page.
        let previous: String?

        public init(items: String, count: String, pages: String? = nil, next: String, previous: String? = nil) {
            self.items = items
            self.count = count
            self.pages = pages
            self.next = next
            self.previous = previous
        }
    }

    /// The name by which a program finds the settings of the API, such as `bookshop`.
    public let name: String
    /// The default address of the API, which the user can replace.
    public let address: String
    /// The number of items on a full page.
    public let pageSize: Int
    let paging: Paging
    let pageFields: PageFields
    /// Returns the endpoint for several items of a collection with a path such as `/character`.
    let itemsEndpoint: @Sendable (_ path: String, _ identifiers: [String]) -> Endpoint
    /// The member in the body of a 404 by which the API reports a missing item or an empty list.
    ///
    /// A 404 whose body lacks this member comes from another server, such as a gateway, and is a failure. If the name is
    /// `nil`, every 404 comes from the API.
    let notFoundMember: String?
    /// The prefixes of filter values that must match at the start of a text instead of anywhere in it.
    public let anchoredFilterPrefixes: [String]

    public init(
        name: String,
        address: String,
        pageSize: Int,
        paging: Paging,
        pageFields: PageFields,
        notFoundMember: String? = nil,
        anchoredFilterPrefixes: [String] = [],
        itemsEndpoint: @escaping @Sendable (_ path: String, _ identifiers: [String]) -> Endpoint
    ) {
        self.name = name
        self.address = address
        self.pageSize = pageSize
        self.paging = paging
        self.pageFields = pageFields
        self.notFoundMember = notFoundMember
        self.anchoredFilterPrefixes = anchoredFilterPrefixes
        self.itemsEndpoint = itemsEndpoint
    }
}
