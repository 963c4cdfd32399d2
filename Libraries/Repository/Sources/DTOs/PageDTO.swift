public import ChallengeCore

/// A page of a list.
public struct PageDTO<Item: ItemDTO>: Equatable, Sendable {
    public let info: PageInfoDTO
    public let results: [Item]
    /// The number of received items that were dropped because they are unreadable, or their identifiers are invalid or
    /// repeated.
    public let dropped: Int
    /// The identifiers and places of the unreadable items.
    public let unreadable: [String]

    public init(info: PageInfoDTO, results: [Item], dropped: Int = 0, unreadable: [String] = []) {
        self.info = info
        self.results = results
        self.dropped = dropped
        self.unreadable = unreadable
    }

    /// The number of received items.
    var received: Int { results.count + dropped }

    /// Returns the page with mapped items; the caller passes the number, because the API does not send it.
    public func page<ItemMapper: MapperContract>(_ number: Int, _ mapper: ItemMapper) -> Page<ItemMapper.Output>
    where ItemMapper.Input == Item {
        Page(
            number: number, pages: info.pages, count: info.count, items: results.map(mapper.map), dropped: dropped,
            unreadable: unreadable, isCounted: info.isCounted, isSequential: info.next != nil,
            isOpenEnded: !info.isCounted && Item.collection.api.pageFields.isOpenEnded)
    }

    /// A page of an empty list, for which an API can send a 404.
    public static var empty: PageDTO { PageDTO(info: PageInfoDTO(count: 0, pages: 0), results: []) }
}

extension Fetched {
    /// Returns the page with mapped items.
    ///
    /// A cache with the complete list answers a page after the end with a page without items.
    ///
    /// - Throws: ``APIError/pageNotFound(page:pages:)`` for such a page. If the list can be out of date because the remote
    ///   failed, the error is the failure of the remote.
    public func page<ItemMapper: MapperContract>(
        _ number: Int, _ mapper: ItemMapper
    ) throws(APIError) -> Fetched<Page<ItemMapper.Output>> where Value == PageDTO<ItemMapper.Input> {
        guard number <= max(1, value.info.pages) else {
            throw remoteFailure.map { .failed($0) } ?? .pageNotFound(page: number, pages: value.info.pages)
        }
        return map { $0.page(number, mapper) }
    }
}

/// The size of the list that a page belongs to.
///
/// If the API does not count its items, both numbers are the smallest possible ones: those of the items and pages up to
/// this page, and one more page if the list continues.
public struct PageInfoDTO: Equatable, Sendable {
    public let count: Int
    public let pages: Int
    /// `false` if the API does not count its items.
    public let isCounted: Bool
    /// The cursor of the next page; `nil` if pages have no cursors.
    public let next: String?

    public init(count: Int, pages: Int, isCounted: Bool = true, next: String? = nil) {
        self.count = count
        self.pages = pages
        self.isCounted = isCounted
        self.next = next
    }
}
