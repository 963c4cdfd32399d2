internal import ChallengeCore
internal import ChallengeNetworking

/// A page of a list as the API sends it, decoded at the paths of the API's conventions.
struct PageResponseDTO<Item: ItemDTO>: Decodable {
    private let fields: PageFields
    private let count: Int?
    private let pages: Int?
    private let items: [ListedItem<Item>]
    /// The address or the cursor of the next page.
    private let next: String?
    private let previous: String?

    init(from decoder: any Decoder) throws {
        let response = try decoder.response()
        fields = response.api.pageFields
        guard let path = fields.items else {
            items = try decoder.singleValueContainer().decode([ListedItem<Item>].self)
            count = try fields.count.flatMap { (place) throws in try response.number(at: place, nil) }
            next = try fields.next.flatMap { (place) throws in try response.text(at: place, nil) }
            (pages, previous) = (nil, nil)
            return
        }
        let members = try MemberContainer(decoder)
        count = try fields.count.flatMap { (place) throws in try response.number(at: place, members) }
        pages = try fields.pages.map { (path) throws in try members.value(at: path) }
        items = try members.value(at: path)
        next = try fields.next.flatMap { (place) throws in try response.text(at: place, members) }
        previous = try fields.previous.flatMap { (path) throws in try members.word(at: path) }
    }

    /// Returns the page without repeated items, without items whose identifiers are invalid, and without those that cannot
    /// be read.
    ///
    /// If no item on the first page of the whole list can be read, the first one is the error.
    ///
    /// A page without items is unreadable if the list has more items and no link to the next page. The links to the next
    /// and the previous page must have the adjacent page numbers in their query. A link without a number is not checked.
    /// The host of a link is not checked, because the API sends its public host on every server.
    ///
    /// - Parameters:
    ///   - cursor: The cursor or offset with which the page was requested.
    ///   - size: The number of items on a full page of the list; `nil` for that of the API.
    func page(
        _ key: PageKey, cursor: String?, size: Int?, _ api: APIConventions
    ) throws(APIError) -> PageDTO<Item> {
        let number = key.page
        if case .numbered(let parameter) = api.paging {
            if let next = next?.number(of: parameter), next - 1 != number {
                throw .unreadable(fields.next?.name ?? "")
            }
            if let previous = previous?.number(of: parameter), previous != number - 1 {
                throw .unreadable(fields.previous ?? "")
            }
        }
        var start = Pagination(size: size ?? api.pageSize).offset(of: number)
        if case .offset = api.paging { start = cursor.flatMap { Int($0) } ?? 0 }
        let info = try info(number, after: start, api)
        let (kept, odd) = readItems
        if kept.isEmpty, number == 1, key.criteria.isEmpty, let first = odd.first { throw .failed(first.failure) }
        let isEnd = items.isEmpty && number > 1 && start >= count ?? 0 && next == nil
        let goesOn = items.isEmpty && next != nil && pages == nil
        guard !items.isEmpty || isEnd || goesOn || info.pages < number || info.count == 0 else {
            throw .unreadable(fields.items ?? "")
        }
        return PageDTO(info: info, results: kept, dropped: odd.count, unreadable: odd.map(\.text))
    }

    /// The items with valid identifiers, each once, and the others.
    private var readItems: (kept: [Item], odd: [UnreadableItem]) {
        var (kept, odd, seen): ([Item], [UnreadableItem], Set<Item.ID>) = ([], [], [])
        for (index, listed) in items.enumerated() {
            if let item = listed.item, item.id.isValid, seen.insert(item.id).inserted {
                kept.append(item)
                continue
            }
            let place = "\(fields.items ?? "")[\(index)].\(Item.collection.identifier)"
            odd.append(
                listed.unreadable ?? UnreadableItem(listed.item?.id, .mismatch(at: place)))
        }
        return (kept, odd)
    }

    /// - Parameter start: The number of items of the list before the page.
    private func info(_ number: Int, after start: Int, _ api: APIConventions) throws(APIError) -> PageInfoDTO {
        let end = min(start, .max - items.count) + items.count
        if let count, count < 0 { throw .unreadable(fields.count?.name ?? "") }
        if let pages, pages < 0 { throw .unreadable(fields.pages ?? "") }
        if let count, let pages { return PageInfoDTO(count: count, pages: pages, next: next(after: end, api)) }
        let pagination = Pagination(size: api.pageSize)
        let continues: Bool
        if case .whole = api.paging {
            continues = count.map { end < $0 } ?? false
        } else if fields.next != nil {
            continues = next != nil
        } else {
            continues = count.map { end < $0 } ?? !items.isEmpty
        }
        let last =
            count == 0 ? 0 : isAfterEnd(number, api) ? min(number - 1, count.map(pagination.pages) ?? .max) : number
        let rest = max(0, (count ?? end) - end)
        let more = items.isEmpty ? 1 : max(1, Pagination(size: items.count).pages(of: rest))
        return PageInfoDTO(
            count: count ?? end, pages: continues ? min(number, .max - more) + more : last,
            isCounted: count != nil, next: continues ? next(after: end, api) : nil)
    }

    /// Returns the cursor or the offset of the next page.
    private func next(after end: Int, _ api: APIConventions) -> String? {
        switch api.paging {
        case .whole, .numbered: nil
        case .cursor(let name): next?.cursor(named: name)
        case .offset(let name): "\(next.flatMap { $0.number(of: name) ?? Int($0) } ?? end)"
        }
    }

    /// Returns `true` for a page without items that no page before it has announced.
    private func isAfterEnd(_ number: Int, _ api: APIConventions) -> Bool {
        guard items.isEmpty, number > 1 else { return false }
        if case .numbered = api.paging { return fields.next == nil || count != nil }
        return fields.next == nil
    }
}

extension Int {
    /// The number of the next page; a user can ask for the largest number, which has none.
    var nextPage: Int { self == .max ? self : self + 1 }
}

extension String {
    /// Returns the positive number in a query item of an address.
    fileprivate func number(of parameter: String) -> Int? {
        queryValue(of: parameter).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Returns the cursor in a query item of an address, or the text itself if it is no address with this item.
    fileprivate func cursor(named parameter: String) -> String {
        queryValue(of: parameter).flatMap { String($0).percentDecoded } ?? self
    }

    private func queryValue(of parameter: String) -> Substring? {
        guard let query = parts(separatedBy: UInt8(ascii: "?")).dropFirst().last else { return nil }
        let name = "\(parameter)="
        let item = query.utf8.split(separator: UInt8(ascii: "&")).first { $0.starts(with: name.utf8) }
        return item.map { Substring($0.dropFirst(name.utf8.count)) }
    }
}

extension APIError {
    /// Returns the error for a response that does not match the request; `path` is the place of the wrong value.
    static func unreadable(_ path: String) -> APIError { .failed(.mismatch(at: path)) }
}

extension LoadFailure {
    /// Returns the failure for a response that does not match the request; `path` is the place of the wrong value.
    static func mismatch(at path: String) -> LoadFailure {
        .unreadable(path: path, reason: mismatch)
    }
}
