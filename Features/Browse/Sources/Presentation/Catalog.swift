import ChallengeCollections
import ChallengeCore

/// The items of all collections that have been loaded.
struct Catalog: Sendable {
    private struct Loaded: Sendable {
        let items: Fetched<[BrowsableItem]>
        let positions: [ItemKey: Int]
    }

    private var collections: [String: Loaded] = [:]

    mutating func set(_ items: Fetched<[BrowsableItem]>, of kind: String) {
        let positions = items.value.enumerated().map { ($1.key, $0) }
        collections[kind] = Loaded(items: items, positions: Dictionary(positions) { first, _ in first })
    }

    /// Returns the items with the origin of their data; `nil` before they are loaded.
    func items(of kind: String) -> Fetched<[BrowsableItem]>? { collections[kind]?.items }

    func item(_ kind: String, _ key: ItemKey) -> BrowsableItem? {
        collections[kind].flatMap { loaded in loaded.positions[key].map { loaded.items.value[$0] } }
    }
}
