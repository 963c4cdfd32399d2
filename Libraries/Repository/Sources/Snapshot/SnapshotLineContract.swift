/// A line of a snapshot's file: the facts of an item, without what follows from its identifiers.
public protocol SnapshotLineContract: Sendable {
    associatedtype Item: ItemDTO

    /// Reads a line; `nil` if it is not one of this collection.
    init?(_ line: Substring)

    var id: Item.ID { get }

    /// The item as the API sends it.
    var item: Item { get }

    /// Returns the text that a criterion of this name is compared with, or `nil` if there is no such criterion.
    func text(of criterion: String) -> Substring?
}
