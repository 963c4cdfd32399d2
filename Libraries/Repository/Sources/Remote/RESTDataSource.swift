public import ChallengeCore
internal import ChallengeJSON
public import ChallengeNetworking
internal import ChallengePlatform

/// One collection of a REST API.
///
/// It checks that a response belongs to its request.
public struct RESTDataSource<Item: ItemDTO>: RemoteDataSourceContract {
    /// The largest number of bytes for the identifiers in one request: half of the 8 kB that common servers accept.
    private static var maximumListBytes: Int { 4000 }

    private let httpClient: any HTTPClientContract
    private let addressVariable: String?
    private let responses: ResponseStore?
    let visited: VisitedPages
    let usesCache: Bool
    var api: APIConventions { Item.collection.api }
    var path: String { Item.collection.path }
    var several: SeveralItems { Item.collection.several }

    /// - Parameters:
    ///   - addressVariable: The environment variable with the address, which advice names.
    ///   - responses: Stores responses for conditional requests; if `nil`, no request is conditional.
    ///   - storedCursor: Returns the cursor of a page from the page before it in the cache.
    public init(
        httpClient: any HTTPClientContract, addressVariable: String? = nil, responses: ResponseStore? = nil,
        storedCursor: @escaping @Sendable (PageKey) async -> String? = { _ in nil }
    ) {
        self.httpClient = httpClient
        self.addressVariable = addressVariable
        self.responses = responses
        visited = VisitedPages(stored: storedCursor)
        usesCache = true
    }

    /// Creates the same data source without the cache.
    private init(withoutCache other: RESTDataSource) {
        httpClient = other.httpClient
        addressVariable = other.addressVariable
        responses = nil
        visited = other.visited
        usesCache = false
    }

    public func getItem(identifier: Item.ID, _ use: ResponseUse) async throws(APIError) -> Item {
        try await source(for: use).getItem(identifier: identifier)
    }

    public func getItems(identifiers: [Item.ID], _ use: ResponseUse) async throws(APIError) -> RemoteItems<Item> {
        try await source(for: use).receivedItems(identifiers)
    }

    public func getPage(_ key: PageKey, _ use: ResponseUse) async throws(APIError) -> PageDTO<Item> {
        try await source(for: use).getPage(key)
    }

    /// Returns this data source, without the stored responses if they must not be used.
    private func source(for use: ResponseUse) -> RESTDataSource {
        use == .stored
            ? self : RESTDataSource(withoutCache: self)
    }

    func getItem(identifier: Item.ID) async throws(APIError) -> Item {
        if !identifier.isValid { throw .notFound }
        let item = try await load(Endpoint(path, segment: identifier.description), api.missingItem) {
            (response: SingleItem<Item>) throws(APIError) in
            guard response.item.id == identifier else { throw .unreadable("id") }
            return response.item
        }
        guard let item else { throw .notFound }
        return item
    }

    /// Returns the items that exist, in any order; one that cannot be read is an error.
    func getItems(identifiers: [Item.ID]) async throws(APIError) -> [Item] {
        let received = try await receivedItems(identifiers)
        if let failure = received.failures.values.first { throw .failed(failure) }
        return received.items
    }

    /// Returns the items that exist, in any order, and the failures of those that cannot be read.
    ///
    /// A response may lack items. It may also have items that were not requested, which are ignored. If both are true,
    /// the response is unreadable. Many identifiers are split into several requests.
    private func receivedItems(_ identifiers: [Item.ID]) async throws(APIError) -> RemoteItems<Item> {
        var received = RemoteItems<Item>()
        for list in lists(of: identifiers.filter(\.isValid)) {
            if several.limit == 1 {
                try await addItem(list[0], to: &received)
                continue
            }
            let wanted = Set(list)
            let endpoint = several.endpoint(path, list.map(\.description))
            let query = endpoint.query.isEmpty ? [] : endpoint.query + Item.collection.query(size: list.count)
            let found = try await load(Endpoint(endpoint.path, segment: endpoint.segment, query: query), .never) {
                (response: SeveralItemsDTO<Item>) throws(APIError) in try response.items(wanted)
            }
            for item in found ?? [] {
                if let item = item.item {
                    received.items.append(item)
                } else if let identifier = item.identifier, let unreadable = item.unreadable,
                    case .failed(let failure) = failed(unreadable.failure)
                {
                    received.failures[identifier] = failure
                }
            }
        }
        return received
    }

    private func addItem(_ identifier: Item.ID, to received: inout RemoteItems<Item>) async throws(APIError) {
        do {
            received.items.append(try await getItem(identifier: identifier))
        } catch .notFound {
        } catch .failed(let failure) where failure.isUnreadable {
            received.failures[identifier] = failure
        }
    }

    /// Splits the identifiers into lists, so that the address of each request is short enough.
    func lists(of identifiers: [Item.ID]) -> [[Item.ID]] {
        var lists: [[Item.ID]] = []
        var room = 0
        for identifier in identifiers {
            // The size is measured in the address, because it contains percent escapes, and an API can repeat a name
            // for each value.
            let size = addressLength([identifier, identifier]) - addressLength([identifier])
            room -= size
            if room < 0 || lists.last.map({ $0.count >= several.limit }) ?? true {
                lists.append([])
                room = Self.maximumListBytes - size
            }
            lists[lists.count - 1].append(identifier)
        }
        return lists
    }

    private func addressLength(_ identifiers: [Item.ID]) -> Int {
        several.endpoint(path, identifiers.map(\.description)).address(below: "").utf8.count
    }

    /// Requests a value; returns `nil` if the API itself reports that it does not exist.
    func load<Body: Decodable, Value>(
        _ endpoint: Endpoint, _ notFound: APIConventions.NotFound, isConditional: Bool = true,
        _ transform: (Body) throws(APIError) -> Value
    ) async throws(APIError) -> Value? {
        let response: HTTPResponse
        let responses = isConditional ? responses : nil
        do throws(HTTPError) {
            response = try await self.response(to: endpoint, responses)
        } catch .status(404, let body) where notFound.isReported(by: body),
            .status(410, let body) where notFound.isReported(by: body)
        {
            return nil
        } catch {
            throw HTTPErrorMapper(address: httpClient.address).map(error).explained(by: api, error, addressVariable)
        }
        do {
            let reading = ResponseReading(api: api, headers: response.headers)
            let value = try transform(try response.decoded(Body.self, with: reading.decoder))
            if response.status != 304 { await responses?.save(response, to: endpoint) }
            return value
        } catch {
            guard response.status == 304 else {
                let message = api.errors?.message(in: response.body)
                throw message.map { failed(.invalidRequest(status: response.status, message: $0)) }
                    ?? error.at(httpClient.address, variable: addressVariable)
            }
        }
        // The cached body is damaged, so the response is requested as a whole.
        await responses?.delete(endpoint)
        return try await load(endpoint, notFound, isConditional: isConditional, transform)
    }

    /// Returns the response; one with status 304 has the cached body.
    private func response(
        to endpoint: Endpoint, _ responses: ResponseStore?
    ) async throws(HTTPError) -> HTTPResponse {
        let stored = await responses?.response(to: endpoint)
        let response = try await httpClient.send(endpoint.with(entityTag: stored?.entityTag))
        guard response.status == 304, let stored else { return response }
        return HTTPResponse(status: response.status, headers: response.headers, body: stored.body)
    }

    /// Returns the error of the API at its address.
    func failed(_ failure: LoadFailure) -> APIError {
        APIError.failed(failure).at(httpClient.address, variable: addressVariable)
    }
}

extension APIConventions.NotFound {
    /// Returns `true` if the body of a 404 is that of the API, not that of another server such as a gateway.
    fileprivate func isReported(by body: Data) -> Bool {
        switch self {
        case .status: return true
        case .never: return false
        case .texts(let name):
            guard JSONTextLimits.violation(in: body) == nil,
                let members = try? JSONDecoder().decode([String: String].self, from: body)
            else { return false }
            return members[name] != nil
        case .member(let path): return (try? ErrorBody.members(of: body)?.hasValue(at: path)) == true
        }
    }
}

extension APIError {
    /// Returns the error with the message of the API, and the variables of its token and its address.
    fileprivate func explained(by api: APIConventions, _ error: HTTPError, _ variable: String?) -> APIError {
        guard case .failed(.at(let address, _, let failure)) = self else { return self }
        func message(_ body: Data) -> String? { api.errors?.message(in: body) }
        let explained: LoadFailure
        switch (error, failure) {
        case (.status(let status, let body), .invalidRequest):
            explained = .invalidRequest(
                status: status, message: message(body),
                tokenVariable: [401, 403].contains(status) ? api.authorization?.variable : nil)
        case (.status(let status, let body), .serverError):
            explained = .serverError(status: status, message: message(body))
        case (.rateLimited(let status, let wait, let body), _):
            explained = .rateLimited(status: status, wait: wait, message: message(body))
        default: explained = failure
        }
        return .failed(.at(address: address, variable: variable, explained))
    }
}
