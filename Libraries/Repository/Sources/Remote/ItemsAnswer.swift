public import ChallengeCore
internal import ChallengeNetworking

/// The answer to a request for several items.
///
/// Items that were not requested are ignored.
public struct ItemsAnswer<Item: ItemDTO, Failure: RepositoryFailure>: Sendable {
    private let items: [Int: Item]
    private let hasOthers: Bool

    init(_ answer: [Item], identifiers: [Int]) {
        let wanted = Set(identifiers)
        items = Dictionary(
            answer.filter { wanted.contains($0.id) && $0.id > 0 }.map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        hasOthers = answer.contains { !wanted.contains($0.id) }
    }

    /// Returns the item.
    ///
    /// If it is missing: `notFound`, or `unreadable` if the response holds items that were not requested.
    public func item(identifier: Int) throws(Failure) -> Item {
        if let item = items[identifier] { return item }
        let error: APIError = hasOthers ? .unreadable("id") : .notFound
        throw RepositoryErrorMapper().map((error, .item(identifier: identifier)))
    }
}
