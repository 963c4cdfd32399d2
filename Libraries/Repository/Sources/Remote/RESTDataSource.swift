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
    private let responses: ResponseStore?
    private var api: APIConventions { Item.collection.api }
    private var path: String { Item.collection.path }

    /// - Parameter responses: Stores responses for conditional requests; if `nil`, no request is conditional.
    public init(httpClient: any HTTPClientContract, responses: ResponseStore? = nil) {
        self.httpClient = httpClient
        self.responses = responses
    }

    public func getItem(identifier: Item.ID, _ use: ResponseUse) async throws(APIError) -> Item {
        try await source(for: use).getItem(identifier: identifier)
    }

    public func getItems(identifiers: [Item.ID], _ use: ResponseUse) async throws(APIError) -> [Item] {
        try await source(for: use).getItems(identifiers: identifiers)
    }

    public func getPage(_ key: PageKey, _ use: ResponseUse) async throws(APIError) -> PageDTO<Item> {
        try await source(for: use).getPage(key)
    }

    /// Returns this data source, without the stored responses if they must not be used.
    private func source(for use: ResponseUse) -> RESTDataSource {
        use == .stored ? self : RESTDataSource(httpClient: httpClient)
    }

    func getItem(identifier: Item.ID) async throws(APIError) -> Item {
        if !identifier.isValid { throw .notFound }
        let item = try await load(Endpoint(path, segment: identifier.description)) {
            (response: ResponseItem<Item>) throws(APIError) in
            guard response.item.id == identifier else { throw .unreadable("id") }
            return response.item
        }
        guard let item else { throw .notFound }
        return item
    }

    /// Returns the items that exist, in any order.
    ///
    /// A response may lack items. It may also have items that were not requested, which are ignored. If both are true,
    /// the response is unreadable. Many identifiers are split into several requests.
    func getItems(identifiers: [Item.ID]) async throws(APIError) -> [Item] {
        var items: [Item] = []
        for list in lists(of: identifiers.filter(\.isValid)) {
            let wanted = Set(list)
            let found = try await load(api.itemsEndpoint(path, list.map(\.description))) {
                (response: [ResponseItem<Item>]) throws(APIError) in
                let known = response.map(\.item).filter { wanted.contains($0.id) }
                guard known.count == response.count || Set(known.map(\.id)) == wanted else {
                    throw .unreadable("id")
                }
                return known
            }
            // The API omits missing items from a list, so this 404 comes from another server.
            guard let found else { throw failed(.invalidRequest(status: 404)) }
            items += found
        }
        return items
    }

    /// Returns a page; a list without matches is a page without items.
    ///
    /// - Throws: ``APIError/pageNotFound(page:pages:)`` if the list ends before the page.
    func getPage(_ key: PageKey) async throws(APIError) -> PageDTO<Item> {
        if let page = try await existingPage(key) { return page }
        if key.page > 1 {
            // An API can send a 404 both for an empty list and for a page after the end. Only an empty
            // list has no first page.
            let first = try await existingPage(PageKey(page: 1, criteria: key.criteria))
            throw .pageNotFound(page: key.page, pages: first?.info.pages ?? 0)
        }
        guard !key.criteria.isEmpty else { throw failed(.invalidRequest(status: 404)) }
        return .empty
    }

    private func existingPage(_ key: PageKey) async throws(APIError) -> PageDTO<Item>? {
        switch api.paging {
        case .numbered(let parameter):
            return try await load(key, Endpoint.QueryItem(parameter, "\(key.page)")) { (page) throws(APIError) in
                try page.page(key.page, pageSize: api.pageSize, parameter: parameter)
            }
        case .cursor:
            return try await followCursors(to: key) { _ in }
        }
    }

    /// `true` if each page contains the cursor of the next one, so that no page can be requested by its number.
    var hasCursors: Bool { if case .cursor = api.paging { true } else { false } }

    /// Requests the pages up to the page of the key, calls `visit` with each of them, and returns the last one.
    ///
    /// Returns `nil` if the API reports that the page does not exist.
    @discardableResult
    func followCursors(to key: PageKey, visit: (PageDTO<Item>) -> Void) async throws(APIError) -> PageDTO<Item>? {
        guard case .cursor(let parameter) = api.paging else { return nil }
        var cursor: String?
        for number in 1...max(1, key.page) {
            let loaded = try await load(key, cursor.map { Endpoint.QueryItem(parameter, $0) }) {
                (response) throws(APIError) in
                (page: try response.page(number, pageSize: api.pageSize, parameter: nil), next: response.next)
            }
            guard let loaded else {
                if number >= key.page { return nil }
                throw .pageNotFound(page: key.page, pages: 0)
            }
            visit(loaded.page)
            if number >= key.page { return loaded.page }
            guard let next = loaded.next else { throw .pageNotFound(page: key.page, pages: number) }
            cursor = next
        }
        return nil
    }

    /// Requests a page; returns `nil` if the API reports that it does not exist.
    private func load<Value>(
        _ key: PageKey, _ page: Endpoint.QueryItem?,
        _ transform: (PageResponseDTO<Item>) throws(APIError) -> Value
    ) async throws(APIError) -> Value? {
        let query = (page.map { [$0] } ?? []) + key.criteria.map { Endpoint.QueryItem($0.name, $0.value) }
        return try await load(Endpoint(path, query: query), transform)
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
            if room < 0 {
                lists.append([])
                room = Self.maximumListBytes - size
            }
            lists[lists.count - 1].append(identifier)
        }
        return lists
    }

    private func addressLength(_ identifiers: [Item.ID]) -> Int {
        api.itemsEndpoint(path, identifiers.map(\.description)).address(below: "").utf8.count
    }

    /// Requests a value; returns `nil` if the API itself reports that it does not exist.
    private func load<Body: Decodable, Value>(
        _ endpoint: Endpoint, _ transform: (Body) throws(APIError) -> Value
    ) async throws(APIError) -> Value? {
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try await self.response(to: endpoint)
        } catch .status(404, let body) where api.reportsNotFound(body),
            .status(410, let body) where api.reportsNotFound(body)
        {
            return nil
        } catch {
            throw HTTPErrorMapper(address: httpClient.address).map(error)
        }
        return try await decode(response, to: endpoint, transform)
    }

    /// Returns the response; one with status 304 has the cached body.
    private func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        let stored = await responses?.response(to: endpoint)
        let response = try await httpClient.send(endpoint.with(entityTag: stored?.entityTag))
        guard response.status == 304, let stored else { return response }
        return HTTPResponse(status: response.status, headers: response.headers, body: stored.body)
    }

    /// Decodes the body, and stores a new response that `transform` accepts.
    private func decode<Body: Decodable, Value>(
        _ response: HTTPResponse, to endpoint: Endpoint, _ transform: (Body) throws(APIError) -> Value
    ) async throws(APIError) -> Value? {
        do {
            let value = try transform(try response.decoded(Body.self, with: api.decoder))
            if response.status != 304 { await responses?.save(response, to: endpoint) }
            return value
        } catch {
            guard response.status == 304 else { throw error.at(httpClient.address) }
        }
        // The cached body is damaged, so the response is requested as a whole.
        await responses?.delete(endpoint)
        return try await load(endpoint, transform)
    }

    /// Returns the error of the API at its address.
    func failed(_ failure: LoadFailure) -> APIError { APIError.failed(failure).at(httpClient.address) }
}

extension APIConventions {
    fileprivate var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        if let key = CodingUserInfoKey.pageFields { decoder.userInfo[key] = pageFields }
        return decoder
    }

    /// Returns `true` if the body of a 404 is that of the API, not that of another server such as a gateway.
    fileprivate func reportsNotFound(_ body: Data) -> Bool {
        guard let notFoundMember else { return true }
        guard JSONTextLimits.violation(in: body) == nil,
            let members = try? JSONDecoder().decode([String: String].self, from: body)
        else { return false }
        return members[notFoundMember] != nil
    }
}
