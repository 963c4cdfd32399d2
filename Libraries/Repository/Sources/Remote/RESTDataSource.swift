public import ChallengeNetworking

/// Asks the REST API for one of its collections.
public struct RESTDataSource<Item: ItemDTO>: RemoteDataSourceContract {
    /// Servers take addresses of 8 kB; the identifiers of one request stay well below.
    private static var longestList: Int { 4000 }

    private let httpClient: any HTTPClientContract
    /// Where the collection is, as `/character`.
    private let path: String

    public init(httpClient: any HTTPClientContract, path: String) {
        self.httpClient = httpClient
        self.path = path
    }

    public func getItem(identifier: Int) async throws(APIError) -> Item {
        try await httpClient.decoded(Item.self, from: Endpoint("\(path)/\(identifier)"))
    }

    public func getItems(identifiers: [Int]) async throws(APIError) -> [Item] {
        var items: [Item] = []
        for list in identifiers.lists(ofAtMost: Self.longestList) {
            items += try await httpClient.decoded([Item].self, from: Endpoint("\(path)/[\(list)]"))
        }
        return items
    }

    public func getPage(_ key: PageKey) async throws(APIError) -> PageDTO<Item> {
        let query =
            [Endpoint.QueryItem("page", "\(key.page)")]
            + key.criteria.map { Endpoint.QueryItem($0.name, $0.value) }
        return try await httpClient.decoded(PageAnswerDTO<Item>.self, from: Endpoint(path, query: query))
            .page(key.page)
    }
}

extension [Int] {
    /// The numbers separated by commas, in as many texts as it takes to keep each within so many bytes.
    fileprivate func lists(ofAtMost length: Int) -> [String] {
        var lists: [[String]] = []
        var room = 0
        for number in map(String.init) {
            room -= number.utf8.count + 1
            if room < 0 {
                lists.append([])
                room = length - number.utf8.count
            }
            lists[lists.count - 1].append(number)
        }
        return lists.map { $0.joined(separator: ",") }
    }
}
