public import ChallengeNetworking

/// The way in which an API sends several items of a collection by their identifiers.
public struct SeveralItems: Sendable {
    /// The largest number of identifiers in one request.
    let limit: Int
    /// The path of the array of items in the response; `nil` if it is the whole response.
    let items: String?
    let endpoint: @Sendable (_ path: String, _ identifiers: [String]) -> Endpoint

    /// - Parameter endpoint: Returns the endpoint for the items of a collection with a path such as `/character`.
    public init(
        limit: Int = .max, items: String? = nil,
        endpoint: @escaping @Sendable (_ path: String, _ identifiers: [String]) -> Endpoint
    ) {
        self.limit = limit
        self.items = items
        self.endpoint = endpoint
    }

    /// One request for each item.
    public static let oneByOne = SeveralItems(limit: 1) { path, identifiers in
        Endpoint(path, segment: identifiers.first)
    }

    /// A query item with the identifiers, such as `ids=a,b`.
    public static func query(
        _ name: String, separator: String = ",", limit: Int = .max, items: String? = nil
    ) -> SeveralItems {
        SeveralItems(limit: limit, items: items) { path, identifiers in
            Endpoint(path, query: [.init(name, identifiers.joined(separator: separator))])
        }
    }
}
