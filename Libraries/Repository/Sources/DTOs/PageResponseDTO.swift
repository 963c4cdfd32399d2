internal import ChallengeCore
internal import ChallengeNetworking

/// A page of a list as the API sends it, decoded at the paths of the API's conventions.
struct PageResponseDTO<Item: ItemDTO>: Decodable {
    private let fields: APIConventions.PageFields
    private let count: Int
    private let pages: Int?
    private let items: [Item]
    /// The address or the cursor of the next page.
    let next: String?
    private let previous: String?

    init(from decoder: any Decoder) throws {
        guard let key = CodingUserInfoKey.pageFields, let fields = decoder.userInfo[key] as? APIConventions.PageFields
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no names of the page's members"))
        }
        self.fields = fields
        let members = try MemberContainer(decoder)
        count = try members.value(at: fields.count)
        pages = try fields.pages.map { (path) throws in try members.value(at: path) }
        let items: [ResponseItem<Item>] = try members.value(at: fields.items)
        self.items = items.map(\.item)
        next = try members.text(at: fields.next)
        previous = try fields.previous.flatMap { (path) throws in try members.text(at: path) }
    }

    /// Returns the page without repeated items and without items whose identifiers are invalid.
    ///
    /// A page without items is unreadable if the list continues after it. The links to the next and the previous page
    /// must have the adjacent page numbers in the query item `parameter`. A link without this item is not checked. The
    /// host of a link is not checked, because the API sends its public host on every server.
    func page(_ number: Int, pageSize: Int, parameter: String?) throws(APIError) -> PageDTO<Item> {
        if let parameter {
            if let next = next?.number(of: parameter), next - 1 != number { throw .unreadable(fields.next) }
            if let previous = previous?.number(of: parameter), previous != number - 1 {
                throw .unreadable(fields.previous ?? "")
            }
        }
        guard count >= 0 else { throw .unreadable(fields.count) }
        let pages = pages ?? Pagination(size: pageSize).pages(of: count)
        guard pages >= 0 else { throw .unreadable(fields.pages ?? fields.count) }
        var seen: Set<Item.ID> = []
        let kept = items.filter { $0.id.isValid && seen.insert($0.id).inserted }
        guard !kept.isEmpty || pages < number else { throw .unreadable(fields.items) }
        return PageDTO(info: PageInfoDTO(count: count, pages: pages), results: kept, dropped: items.count - kept.count)
    }
}

extension CodingUserInfoKey {
    /// The key with which the decoder receives the ``APIConventions/PageFields``; every text is a key.
    static let pageFields = CodingUserInfoKey(rawValue: "pageFields")
}

extension String {
    /// Returns the positive number in a query item of an address.
    fileprivate func number(of parameter: String) -> Int? {
        guard let query = parts(separatedBy: UInt8(ascii: "?")).dropFirst().last else { return nil }
        let name = "\(parameter)="
        let item = query.utf8.split(separator: UInt8(ascii: "&")).first { $0.starts(with: name.utf8) }
        return item.flatMap { Int(Substring($0.dropFirst(name.utf8.count))) }.flatMap { $0 > 0 ? $0 : nil }
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
