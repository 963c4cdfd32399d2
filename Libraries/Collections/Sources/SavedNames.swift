public import ChallengeCore
internal import Synchronization

/// The names of the items that a printed item refers to, as far as they are on this machine.
///
/// They need no request. A field of the schema reads them with ``name(_:)``:
///
///     let names = SavedNames(\Character.episodes, of: episodes.names)
public final class SavedNames<Item: Sendable>: Sendable {
    private let identifiers: @Sendable (Item) -> [ItemKey]
    private let items: @Sendable () -> NamedItems
    private let names = Mutex<[ItemKey: String]>([:])

    /// - Parameter identifiers: Returns the identifiers of the items to which an item refers.
    public init<ID: ItemIdentifier>(
        _ identifiers: @escaping @Sendable (Item) -> [ID], of items: @autoclosure @escaping @Sendable () -> NamedItems
    ) {
        self.identifiers = { identifiers($0).map(\.key) }
        self.items = items
    }

    /// Returns the name, after the code if there is one; `nil` if the item is not on this machine.
    @Sendable public func name(_ key: ItemKey) -> String? { names.withLock { $0[key] } }

    func load(for item: Item) async {
        let items = await items().saved(identifiers(item))
        names.withLock { names in
            for item in items {
                names[item.key] = [item.shortName, item.name].compactMap(\.self).joined(separator: " ")
            }
        }
    }
}
