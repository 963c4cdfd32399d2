import ChallengeCollections
import ChallengeCore
import ChallengeScreen
import ChallengeTerminal

/// A list on the way from a tab to linked items, with the place of the user in it.
struct ListLevel: Sendable {
    let kind: String
    /// The item and the field whose link led here; empty for the list of a tab.
    let title: String
    /// The linked items; `nil` for the whole collection.
    let linked: [ItemKey]?
    /// The order that the user chose; `nil` for the order in which the list arrives.
    private(set) var order: ItemOrder?
    /// The text that filters the list; `nil` without a filter.
    private(set) var filter: InputField?
    /// `true` while the user types the filter.
    var isFiltering = false
    /// The filters of the link with which the list began, until the user removes them.
    private var linkFilter: LinkFilter?
    private var matches: Matches?
    /// The text of the kept filter that the user edits.
    private var keptFilter: String?
    /// The item that was selected before the filter.
    private var itemBeforeFilter: ItemKey?
    private(set) var items: [BrowsableItem] = []
    private(set) var selected = 0
    /// The items that the user has chosen for the next change.
    private(set) var chosen: Set<ItemKey> = []
    /// The number of the selected link of the card; `nil` while the user moves in the list.
    var link: Int?
    /// The visible part of the card.
    var cardScroll = ScrollPosition()
    /// `true` if the card has all rows, also those that the window has no room for.
    private(set) var isCardExpanded = false
    var scroll = ScrollPosition()

    /// The items that a text means, or else the nearest name.
    private struct Matches: Sendable {
        let text: String
        let keys: [ItemKey]
        let nearestName: String?
    }

    init(kind: String, title: String = "", linked: [ItemKey]? = nil) {
        self.kind = kind
        self.title = title
        self.linked = linked
    }

    var item: BrowsableItem? { items.indices.contains(selected) ? items[selected] : nil }

    var isCardFocused: Bool { link != nil }

    /// Sorts by a field, or in the other direction after the same choice; counts begin with the largest.
    mutating func sort(by fieldName: String, _ catalog: Catalog) {
        let shown = shownOrder(catalog)
        let isCount = catalog.fields(of: kind).contains { $0.countInWideTables?.name == fieldName }
        let isDescending = shown?.fieldName == fieldName ? shown?.isDescending == false : isCount
        order = ItemOrder(fieldName: fieldName, isDescending: isDescending)
        update(catalog)
    }

    /// Returns the order of the items: that of the user, or that of the identifiers, in which a list of the API arrives;
    /// `nil` for the order of a link, of the matches, and of a list that only this machine has.
    func shownOrder(_ catalog: Catalog) -> ItemOrder? {
        let isOfAPI = linked == nil && matches == nil && catalog.collection(of: kind)?.source != nil
        return order ?? (isOfAPI ? ItemOrder(fieldName: "id") : nil)
    }

    /// Makes the list of the items that are loaded, and keeps the selected item.
    mutating func update(_ catalog: Catalog) {
        let old = item
        let all = all(catalog)
        let found = matches.map { matches in
            let included = linked.map { Set($0) }
            return matches.keys.filter { included?.contains($0) ?? true }.compactMap { catalog.item(kind, $0) }
        }
        items = order?.sorted(found ?? all, catalog.sortFields(of: kind)) ?? found ?? all
        // An entry of the history has another key after the user has opened its item.
        let position = old.flatMap { old in
            items.firstIndex { $0.key == old.key } ?? items.firstIndex { $0.link == old.link }
        }
        selected = position ?? min(selected, max(0, items.count - 1))
        if item?.link != old?.link { leaveCard() }
    }

    private func all(_ catalog: Catalog) -> [BrowsableItem] {
        linked.map { $0.compactMap { catalog.item(kind, $0) } } ?? catalog.items(of: kind)?.value ?? []
    }

    /// Returns the number of items without the filter.
    func count(_ catalog: Catalog) -> Int { linked?.count ?? catalog.items(of: kind)?.value.count ?? 0 }
}

/// The selection.
extension ListLevel {
    /// Moves the selection by a number of rows.
    mutating func move(by rows: Int) { select(selected + rows) }

    mutating func select(_ index: Int) {
        let index = max(0, min(index, items.count - 1))
        if index != selected { leaveCard() }
        selected = index
        link = nil
    }

    mutating func toggleChoice(of key: ItemKey) { if chosen.remove(key) == nil { chosen.insert(key) } }

    mutating func clearChoices() { chosen = [] }

    mutating func select(_ key: ItemKey) { items.firstIndex { $0.key == key }.map { select($0) } }

    /// Scrolls the card.
    ///
    /// - Parameter count: The number of its lines.
    mutating func scrollCard(by rows: Int, count: Int, height: Int) {
        let row = rows < 0 ? cardScroll.offset + rows : cardScroll.offset + height - 1 + rows
        cardScroll.reveal(max(0, min(row, count - 1)), count: count, height: height)
    }

    /// Shows all rows of the card, and keeps the marked link.
    mutating func expandCard(_ links: [CardText.Link], _ allLinks: [CardText.Link]) {
        isCardExpanded = true
        guard let link, links.indices.contains(link), links[link].target.selected != nil else { return }
        self.link = allLinks.firstIndex { $0.target == links[link].target }
    }

    mutating func leaveCard() {
        link = nil
        cardScroll = ScrollPosition()
        isCardExpanded = false
    }
}

/// The filter.
extension ListLevel {
    private static let longestFilter = 200

    /// `true` until the items are found that the present text of the filter means.
    var isSearching: Bool { filter.map { !$0.text.isEmpty && $0.text != matches?.text } ?? false }

    /// The name that is nearest to a text without matches.
    var nearestName: String? { items.isEmpty ? matches?.nearestName : nil }

    /// Begins with a filter, whose matches are listed with the best ones first.
    mutating func beginFilter() {
        isFiltering = true
        leaveCard()
        if filter == nil { itemBeforeFilter = item?.key }
        keptFilter = filter?.text
        filter = filter ?? InputField(limit: Self.longestFilter)
    }

    /// Returns to the kept filter, or to the list without one.
    mutating func leaveFilter(_ catalog: Catalog) {
        guard let keptFilter else { return clearFilter(catalog) }
        isFiltering = false
        setFilter(keptFilter)
    }

    /// Filters the list by a text.
    mutating func setFilter(_ text: String) {
        if filter == nil { itemBeforeFilter = item?.key }
        filter = InputField(text, limit: Self.longestFilter)
    }

    /// Filters the list by the filters of a link.
    mutating func setFilter(_ link: LinkFilter) {
        setFilter(link.text)
        linkFilter = filter.map { LinkFilter(text: $0.text, keys: link.keys) }
    }

    /// The text by which the items are searched; `nil` for the filters of a link.
    var searchedText: String? { filter?.text == linkFilter?.text ? nil : filter?.text }

    /// Shows all items again, of which the one is selected that was selected before the filter.
    mutating func clearFilter(_ catalog: Catalog) {
        (filter, linkFilter, matches, isFiltering) = (nil, nil, nil, false)
        update(catalog)
        itemBeforeFilter.map { select($0) }
    }

    /// Changes the filter with an event; returns `true` for another text.
    mutating func type(_ event: TerminalEvent, _ catalog: Catalog) -> Bool {
        guard var field = filter, field.handle(event) else { return false }
        let isChanged = field.text != filter?.text
        filter = field
        if isChanged, field.text.isEmpty {
            matches = nil
            update(catalog)
        }
        return isChanged
    }

    /// Searches for the text of the filter, in place of an earlier search in this list.
    ///
    /// - Parameter place: The tab, and the number of the list on its way.
    func search(_ items: BrowsableItems, at place: [Int] = []) -> Effect<BrowserMessage> {
        let name = "filter \(place)"
        guard let text = filter?.text, !text.isEmpty else { return .cancel(name) }
        return .run(name) { [kind, linkFilter] send in
            if let linkFilter, linkFilter.text == text {
                return send(.found(kind: kind, text: text, linkFilter.keys, nearestName: nil))
            }
            let found = await items.matching(text)
            send(.found(kind: kind, text: text, found.items, nearestName: found.nearestNames.nearest.first))
        }
    }

    /// Shows the items that a text means, if it is the present text of the filter.
    mutating func setMatches(_ keys: [ItemKey], of text: String, nearestName: String?, _ catalog: Catalog) {
        if filter?.text != text { return }
        let isRepeated = matches?.text == text
        matches = Matches(text: text, keys: keys, nearestName: nearestName)
        update(catalog)
        if !isRepeated { select(0) }
    }
}
