public import ChallengeCore

extension LookupResults where Item: ItemDTO, Key == Item.ID {
    /// Creates the results of an answer of the remote, which holds the items that exist in any order.
    public init(_ identifiers: [Key], answer: [Item]) {
        let items = Dictionary(answer.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.init(
            identifiers.map { identifier in
                .init(
                    identifier,
                    items[identifier].map { .found(Fetched(value: $0, origin: .remote)) } ?? .notFound)
            })
    }
}
