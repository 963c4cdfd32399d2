import ChallengeCollections
import ChallengeCore
import ChallengeScreen

/// A list on the way from a tab to linked items, with the place of the user in it.
struct ListLevel: Sendable {
    let kind: String
    /// The name of the item and of the link that led here; empty for the list of a tab.
    let title: String
    /// The linked items; `nil` for the whole collection.
    let linked: [ItemKey]?
    private(set) var order = ItemOrder.identifier
    /// The text that filters the list; `nil` without a filter.
    private(set) var filter: InputField?
    /// `true` while the user types the filter.
    var isFiltering = false
    /// The identifiers of the items that the filter means; `nil` before they are found.
    private var matches: [ItemKey]?
    private(set) var items: [BrowsableItem] = []
    private(set) var selected = 0
    /// The selected link of the card; `nil` while the user moves in the list.
    var link: Int?
    var scroll = ScrollPosition()

    init(kind: String, title: String = "", linked: [ItemKey]? = nil) {
        self.kind = kind
        self.title = title
        self.linked = linked
    }

    var item: BrowsableItem? { items.indices.contains(selected) ? items[selected] : nil }

    /// Moves the selection by a number of rows.
    mutating func move(by rows: Int) { select(selected + rows) }

    mutating func select(_ index: Int) {
        selected = max(0, min(index, items.count - 1))
        link = nil
    }

    mutating func select(_ key: ItemKey) {
        items.firstIndex { $0.key == key }.map { select($0) }
    }

    mutating func setOrder(_ order: ItemOrder, _ catalog: Catalog) {
        self.order = order
        update(catalog)
    }

    mutating func setFilter(_ filter: InputField?, _ catalog: Catalog) {
        self.filter = filter
        if filter == nil { isFiltering = false }
        if filter?.text.isEmpty ?? true {
            matches = nil
            update(catalog)
        }
    }

    mutating func setMatches(_ matches: [ItemKey], _ catalog: Catalog) {
        self.matches = matches
        update(catalog)
        select(0)
    }

    /// Makes the list of the items that are loaded, and keeps the selected item.
    mutating func update(_ catalog: Catalog) {
        let key = item?.key
        let all = linked.map { $0.compactMap { catalog.item(kind, $0) } } ?? catalog.items(of: kind)?.value ?? []
        if let matches {
            let included = Set(all.map(\.key))
            items = matches.filter(included.contains).compactMap { catalog.item(kind, $0) }
        } else {
            items = order.sorted(all)
        }
        selected = key.flatMap { key in items.firstIndex { $0.key == key } } ?? 0
        if item?.key != key { link = nil }
    }
}
