internal import ChallengeCore
internal import ChallengeNetworking

/// A page of a list as it comes from the API, with the addresses of its neighbours.
struct PageAnswerDTO<Item: ItemDTO>: Decodable {
    private struct InfoDTO: Decodable {
        let count: Int
        let pages: Int
        let next: String?
        let prev: String?
    }

    private let info: InfoDTO
    private let results: [Item]

    /// Returns the page if `next` and `prev` are the adjacent pages.
    ///
    /// An address without a page number is not checked. The host is not checked, because it is the public one on every
    /// server.
    func page(_ number: Int) throws(APIError) -> PageDTO<Item> {
        if let next = Self.number(in: info.next), next - 1 != number { throw .unreadable("info.next") }
        if let previous = Self.number(in: info.prev), previous != number - 1 { throw .unreadable("info.prev") }
        return PageDTO(info: PageInfoDTO(count: info.count, pages: info.pages), results: results)
    }

    /// The value of `page` in the query of an address.
    private static func number(in address: String?) -> Int? {
        guard let query = address?.parts(separatedBy: UInt8(ascii: "?")).dropFirst().last else { return nil }
        let parameter = query.utf8.split(separator: UInt8(ascii: "&")).first { $0.starts(with: "page=".utf8) }
        return parameter.flatMap { Int(Substring($0.dropFirst("page=".utf8.count))) }.flatMap { $0 > 0 ? $0 : nil }
    }
}
