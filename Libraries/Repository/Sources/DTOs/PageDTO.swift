/// A page of a list as the API writes it.
///
/// Its addresses of the next and previous page are left out: they name the public host, whoever was asked.
public struct PageDTO<Item: ItemDTO>: Decodable, Equatable, Sendable {
    public let info: PageInfoDTO
    public let results: [Item]

    public init(info: PageInfoDTO, results: [Item]) {
        self.info = info
        self.results = results
    }

    /// The page of a list with nothing in it, which the API reports as not found.
    public static var empty: PageDTO { PageDTO(info: PageInfoDTO(count: 0, pages: 0), results: []) }
}

/// What a page says of its list.
public struct PageInfoDTO: Decodable, Equatable, Sendable {
    public let count: Int
    public let pages: Int

    public init(count: Int, pages: Int) {
        self.count = count
        self.pages = pages
    }
}
