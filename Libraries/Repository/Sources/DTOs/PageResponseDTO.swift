internal import ChallengeCore
internal import ChallengeNetworking

/// A page of a list as the API sends it, decoded at the paths of the API's conventions.
struct PageResponseDTO<Item: ItemDTO>: Decodable {
    private let fields: PageFields
    private let count: Int?
    private let pages: Int?
    private let items: [Item]
    /// The address or the cursor of the next page.
    private let next: String?
    private let previous: String?

    init(from decoder: any Decoder) throws {
        let response = try decoder.response()
        fields = response.api.pageFields
        guard let path = fields.items else {
            items = try decoder.singleValueContainer().decode([ResponseItem<Item>].self).map(\.item)
            count = try fields.count.flatMap { (place) throws in try response.number(at: place, nil) }
            next = try fields.next.flatMap { (place) throws in try response.text(at: place, nil) }
            (pages, previous) = (nil, nil)
            return
        }
        let members = try MemberContainer(decoder)
        count = try fields.count.flatMap { (place) throws in try response.number(at: place, members) }
        pages = try fields.pages.map { (path) throws in try members.value(at: path) }
        let items: [ResponseItem<Item>] = try members.value(at: path)
        self.items = items.map(\.item)
        next = try fields.next.flatMap { (place) throws in try response.text(at: place, members) }
        previous = try fields.previous.flatMap { (path) throws in try members.text(at: path) }
    }

    /// Returns the page without repeated items and without items whose identifiers are invalid.
    ///
    /// A page without items is unreadable if the list continues after it. The links to the next and the previous page
    /// must have the adjacent page numbers in their query. A link without a number is not checked. The host of a link
    /// is not checked, because the API sends its public host on every server.
    func page(_ number: Int, _ api: APIConventions) throws(APIError) -> PageDTO<Item> {
        if case .numbered(let parameter) = api.paging {
            if let next = next?.number(of: parameter), next - 1 != number {
                throw .unreadable(fields.next?.name ?? "")
            }
            if let previous = previous?.number(of: parameter), previous != number - 1 {
                throw .unreadable(fields.previous ?? "")
            }
        }
        let info = try info(number, api)
        var seen: Set<Item.ID> = []
        let kept = items.filter { $0.id.isValid && seen.insert($0.id).inserted }
        guard !kept.isEmpty || info.pages < number || info.count == 0 || !info.isCounted && next == nil else {
            throw .unreadable(fields.items ?? "")
        }
        return PageDTO(info: info, results: kept, dropped: items.count - kept.count)
    }

    private func info(_ number: Int, _ api: APIConventions) throws(APIError) -> PageInfoDTO {
        var cursor: String?
        if case .cursor(let name) = api.paging { cursor = next?.cursor(named: name) }
        let pagination = Pagination(size: api.pageSize)
        guard let count else {
            let continues = fields.next == nil ? items.count >= api.pageSize : next != nil
            let known = min(pagination.offset(of: number), .max - items.count) + items.count
            return PageInfoDTO(
                count: known, pages: continues ? number.nextPage : number, isCounted: false, next: cursor)
        }
        guard count >= 0 else { throw .unreadable(fields.count?.name ?? "") }
        let pages = pages ?? pagination.pages(of: count)
        guard pages >= 0 else { throw .unreadable(fields.pages ?? fields.count?.name ?? "") }
        return PageInfoDTO(count: count, pages: pages, next: cursor)
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
        .unreadable(path: path, reason: "does not match the request")
    }
}
