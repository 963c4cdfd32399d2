import ChallengeCollections
import ChallengeCore
import ChallengeScreen

/// A list on the way from a tab to linked items, with the place of the user in it.
struct ListLevel: Sendable {
    let kind: String
    /// The name of the item whose link led here; empty for the list of a tab.
    let title: String
    /// The linked items; `nil` for the whole collection.
    let linked: [ItemKey]?
    private(set) var order = ItemOrder.given
    /// The text that filters the list; `nil` without a filter.
    private(set) var filter: InputField?
    /// `true` while the user types the filter.
    var isFiltering = false
    /// The identifiers of the items that a text means; `nil` without a filter.
    private var matches: (text: String, keys: [ItemKey])?
    private(set) var items: [BrowsableItem] = []
    /// The width of the longest identifier.
    private(set) var keyWidth = 0
    private(set) var selected = 0
    /// The selected link of the card; `nil` while the user moves in the list.
    var link: Int? {
        didSet { if link == nil { cardScroll = ScrollPosition() } }
    }
    /// The visible part of the card.
    var cardScroll = ScrollPosition()
    var scroll = ScrollPosition()

    init(kind: String, title: String = "", linked: [ItemKey]? = nil) {
        self.kind = kind
        self.title = title
        self.linked = linked
    }

    /// `true` for the target of a link to one item.
    var isOfOneItem: Bool { linked?.count == 1 }

    var item: BrowsableItem? { items.indices.contains(selected) ? items[selected] : nil }

    mutating func setOrder(_ order: ItemOrder, _ catalog: Catalog) {
        self.order = order
        update(catalog)
    }

    /// Makes the list of the items that are loaded, and keeps the selected item.
    mutating func update(_ catalog: Catalog) {
        let key = item?.key
        if let matches {
            let included = linked.map { Set($0) }
            let found = matches.keys.filter { included?.contains($0) ?? true }.compactMap { catalog.item(kind, $0) }
            items = order.sorted(found)
        } else {
            let all = linked.map { $0.compactMap { catalog.item(kind, $0) } }
            items = order.sorted(all ?? catalog.items(of: kind)?.value ?? [])
        }
        keyWidth = items.map { $0.key.description.utf8.count }.max() ?? 0
        selected = key.flatMap { key in items.firstIndex { $0.key == key } } ?? min(selected, max(0, items.count - 1))
        if item?.key != key { link = nil }
    }
}

/// The selection.
extension ListLevel {
    /// Moves the selection by a number of rows.
    mutating func move(by rows: Int) { select(selected + rows) }

    /// Returns the number of rows by which a key moves that types nothing; `nil` for other keys.
    static func rows(of key: Key, page: Int) -> Int? {
        switch key {
        case .up, .control("p"): -1
        case .down, .control("n"): 1
        case .pageUp, .control("b"): -page
        case .pageDown, .control("f"): page
        default: nil
        }
    }

    mutating func select(_ index: Int) {
        selected = max(0, min(index, items.count - 1))
        link = nil
    }

    mutating func select(_ key: ItemKey) { items.firstIndex { $0.key == key }.map { select($0) } }
}

/// The filter.
extension ListLevel {
    static let longestFilter = 200

    /// `true` until the items are found that the present text of the filter means.
    var isSearching: Bool { filter.map { !$0.text.isEmpty && $0.text != matches?.text } ?? false }

    /// Begins with a filter, whose matches are listed with the best ones first.
    mutating func beginFilter(_ catalog: Catalog) {
        isFiltering = true
        link = nil
        order = .given
        setFilter(filter ?? InputField(limit: Self.longestFilter), catalog)
    }

    /// Changes the filter with an event, and searches for its text.
    mutating func type(_ event: TerminalEvent, _ items: BrowsableItems, _ catalog: Catalog) -> [Effect<BrowserMessage>]
    {
        guard var field = filter, field.handle(event) else { return [] }
        let isChanged = field.text != filter?.text
        setFilter(field, catalog)
        return isChanged ? [search(items)] : []
    }

    /// Searches for the text of the filter, in place of an earlier search.
    func search(_ items: BrowsableItems) -> Effect<BrowserMessage> {
        guard let text = filter?.text, !text.isEmpty else { return .cancel("filter \(kind)") }
        return .run("filter \(kind)") { [kind] send in
            send(.found(kind: kind, text: text, await items.matching(text).map(\.item)))
        }
    }

    mutating func setFilter(_ filter: InputField?, _ catalog: Catalog) {
        self.filter = filter
        if filter == nil { isFiltering = false }
        if filter?.text.isEmpty ?? true {
            matches = nil
            update(catalog)
        }
    }

    /// Shows the items that a text means, if it is the present text of the filter.
    mutating func setMatches(_ keys: [ItemKey], of text: String, _ catalog: Catalog) {
        if filter?.text != text { return }
        let isRepeated = matches?.text == text
        matches = (text, keys)
        update(catalog)
        if !isRepeated { select(0) }
    }
}
