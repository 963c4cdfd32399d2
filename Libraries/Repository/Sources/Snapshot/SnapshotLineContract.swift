/// A line of a snapshot's file: the facts of a thing, without what follows from its identifiers.
public protocol SnapshotLineContract: Sendable {
    associatedtype Item: ItemDTO

    /// `nil` for a line that is no such thing.
    init?(_ line: Substring)

    var id: Int { get }

    /// The thing as the API writes it.
    var item: Item { get }

    /// What a criterion of that name is held against.
    func text(of criterion: String) -> Substring
}
