public import ChallengeCore
internal import ChallengeNetworking

/// A collection of the API, with nothing that could stand in for it.
public struct RemoteRepository<Item: ItemDTO, Failure: RepositoryFailure>: Sendable {
    private let remote: any RemoteDataSourceContract<Item>
    private let errors = RepositoryErrorMapper<Failure>()

    public init(remote: any RemoteDataSourceContract<Item>) {
        self.remote = remote
    }

    /// The item; an answer with another identifier is unreadable.
    public func getItem(identifier: Int) async throws(Failure) -> Item {
        try await errors.translate(.item(identifier: identifier)) { () async throws(APIError) in
            try await remote.getItem(identifier: identifier).checked(identifier: identifier)
        }
    }

    /// Fetches several items in one request; missing ones are left out.
    public func getItems(identifiers: [Int]) async throws(Failure) -> ItemsAnswer<Item, Failure> {
        let answer = try await errors.translate(.list) { () async throws(APIError) in
            try await remote.getItems(identifiers: identifiers)
        }
        return ItemsAnswer(answer, identifiers: identifiers)
    }

    /// Fetches several items in one request.
    ///
    /// Results are in request order.
    public func getBatch(identifiers: [Int]) async throws(Failure) -> Batch<Int, Item, Failure> {
        let items = try await getItems(identifiers: identifiers)
        return Batch(
            outcomes: identifiers.map { identifier in
                .init(
                    identifier,
                    Result { () throws(Failure) in
                        Fetched(value: try items.item(identifier: identifier), origin: .remote)
                    })
            })
    }

    /// The page; nothing that matches is a page without items, and a page behind the end is a failure.
    ///
    /// It holds each item once. How many items were dropped because of their identifiers is part of the page.
    ///
    /// The API says not-found of both; the first page tells them apart.
    public func getPage(_ key: PageKey) async throws(Failure) -> PageDTO<Item> {
        if let page = try await existing(key) { return page }
        if key.page > 1 {
            let first = try await existing(PageKey(page: 1, criteria: key.criteria))
            throw .invalidPage(page: key.page, pages: first?.info.pages ?? 0)
        }
        guard !key.criteria.isEmpty else { throw errors.map((.notFound, .list)) }
        return .empty
    }

    private func existing(_ key: PageKey) async throws(Failure) -> PageDTO<Item>? {
        try await errors.translate(.list) { () async throws(APIError) in
            do throws(APIError) {
                return try await remote.getPage(key).checked(number: key.page)
            } catch {
                if error == .notFound { return nil }
                throw error
            }
        }
    }
}

extension RemoteRepository {
    /// The collection as the commands have it: below that path of the API.
    public init(_ session: RepositorySession, path: String) {
        self.init(remote: RESTDataSource(httpClient: session.httpClient, path: path))
    }
}
