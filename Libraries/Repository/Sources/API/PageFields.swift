/// The places of the values in a page of a list.
public struct PageFields: Sendable {
    /// The place of a value in a response.
    public enum Place: Sendable, ExpressibleByStringLiteral {
        /// A path of member names such as `info.count`.
        case member(String)
        /// A header, with its name in lower case.
        case header(String)
        /// The address with the relation `next` in the header `Link`.
        case link

        public init(stringLiteral path: String) { self = .member(path) }

        /// The name of the place in messages.
        var name: String {
            switch self {
            case .member(let path): path
            case .header(let name): name
            case .link: "link"
            }
        }
    }

    /// `nil` if the whole response is the array of the items.
    let items: String?
    /// `nil` if a page does not contain the number of all items.
    let count: Place?
    /// `nil` if the number of pages is computed from the number of items.
    let pages: String?
    /// `nil` if a page does not contain a link to the next page.
    ///
    /// Without a link and a total, a page that is not full is the last one only if the page after it has no items.
    let next: Place?
    /// `nil` if a page does not contain a link to the previous page.
    let previous: String?

    public init(
        items: String?, count: Place? = nil, pages: String? = nil, next: Place? = nil, previous: String? = nil
    ) {
        self.items = items
        self.count = count
        self.pages = pages
        self.next = next
        self.previous = previous
    }

    /// `true` if only the next page shows whether a list ends with a page.
    package var isOpenEnded: Bool { count == nil && next == nil }

    /// `true` if the number of pages follows from the size of the first page.
    var dependsOnFirstPage: Bool { count != nil && pages == nil && next == nil }

    /// `true` if a value is a header, which a stored body lacks.
    var readsHeaders: Bool {
        [count, next].contains {
            switch $0 {
            case .header, .link: true
            case .member, nil: false
            }
        }
    }
}
