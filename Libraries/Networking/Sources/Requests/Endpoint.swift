internal import ChallengeCore

/// The path and the query of a GET request, without the address of the API, and the validator of a conditional request.
public struct Endpoint: Sendable, Equatable {
    /// A name and a value of the query, not yet percent-encoded.
    public struct QueryItem: Sendable, Equatable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The path below the address of the API, with its leading slash.
    public let path: String
    /// `true` for a path that is encoded already, with a query after it if there is one.
    private let isEncoded: Bool
    /// The last segment of the path, in which each sign is encoded; `nil` if the path is complete.
    public let segment: String?
    public let query: [QueryItem]
    /// The entity tag of a response that the caller has; if it is still valid, the server sends status 304 and no body.
    public private(set) var entityTag: String?

    public init(_ path: String, segment: String? = nil, query: [QueryItem] = [], entityTag: String? = nil) {
        self.path = path
        isEncoded = false
        self.segment = segment
        self.query = query
        self.entityTag = entityTag
    }

    /// Creates the endpoint of a path with a query from another address, which stay as they are.
    public init(encoded path: String) {
        self.path = path
        isEncoded = true
        segment = nil
        query = []
        entityTag = nil
    }

    /// Returns the endpoint with another validator.
    public func with(entityTag: String?) -> Endpoint {
        var endpoint = self
        endpoint.entityTag = entityTag
        return endpoint
    }

    /// Returns the address of the endpoint below the address of its API.
    ///
    /// - Parameter added: Further items of the query.
    public func address(below base: String, adding added: [QueryItem] = []) -> String {
        let root = base.hasSuffix("/") ? String(base.dropLast()) : base
        let path =
            isEncoded ? path : path.percentEncoded(keeping: "/,") + (segment.map { "/" + $0.percentEncoded() } ?? "")
        let pairs = (query + added).map { "\($0.name.percentEncoded())=\($0.value.percentEncoded())" }
        if pairs.isEmpty { return root + path }
        return root + path + (path.contains("?") && isEncoded ? "&" : "?") + pairs.joined(separator: "&")
    }
}
