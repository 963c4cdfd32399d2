import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// A list from which the user chooses items; the typed text filters it.
struct Picker: ScreenProgram {
    private let dependencies: BrowseDependencies
    private let collection: BrowsedCollection
    private let options: PickOptions
    private(set) var catalog: Catalog
    private(set) var level: ListLevel
    /// The marked items, in the order in which they were marked.
    private(set) var marked: [ItemKey] = []
    private(set) var size = Size.zero
    private(set) var notice = ""
    /// `true` if the user chose before the items were found that the text means.
    private var isWaiting = false
    /// The chosen items; none if the user left the list.
    private(set) var outcome: [BrowsableItem]?

    init(_ dependencies: BrowseDependencies, _ collection: BrowsedCollection, _ options: PickOptions) {
        self.dependencies = dependencies
        self.collection = collection
        self.options = options
        catalog = Catalog(dependencies.collections)
        level = ListLevel(kind: collection.kind)
        level.setFilter(options.query)
        level.isFiltering = true
    }

    func start() -> [Effect<BrowserMessage>] {
        let load = dependencies.collections.map { collection in
            // The other collections only add names to the card.
            collection.load(
                collection.kind == self.collection.kind ? dependencies.cachePolicy : .localFirst,
                isOffline: dependencies.isOffline || collection.kind != self.collection.kind)
        }
        return load + [level.search(collection.items)]
    }

    mutating func update(_ event: ProgramEvent<BrowserMessage>) -> [Effect<BrowserMessage>] {
        defer { level.scroll.reveal(level.selected, count: level.items.count, height: layout.rows.height) }
        switch event {
        case .message(.loaded(let kind, let items)):
            catalog.set(items, of: kind)
            if kind != level.kind { break }
            level.update(catalog)
            notice = items.failureText
            return [level.search(collection.items)]
        case .message(.found(_, let text, let keys, let nearestName)):
            level.setMatches(keys, of: text, nearestName: nearestName, catalog)
            if isWaiting { return choose() }
        case .message(.failed(let kind, let sentence)):
            catalog.setFailure(sentence, of: kind, keepsItems: true)
            if kind == level.kind { notice = sentence }
        case .message: break
        case .terminal(.resized(let size)): self.size = size
        case .terminal(.key(let key)): return press(key)
        case .terminal(.mouse(let event)): return click(event)
        case .terminal(let event): return type(event)
        }
        return []
    }

    private mutating func press(_ key: Key) -> [Effect<BrowserMessage>] {
        if key == .escape || key == .control("c") {
            outcome = []
            return []
        }
        // In a window that shows nothing, only leaving works.
        if layout.isTooSmall { return [] }
        switch key {
        case .enter: return choose()
        case .tab where options.isMulti: toggleMark(andMoveBy: 1)
        case .backTab where options.isMulti: toggleMark(andMoveBy: -1)
        case .alt("a") where options.isMulti: toggleAllMarks()
        case .control("j"): level.move(by: 1)
        case .control("k"): level.move(by: -1)
        case .shiftDown, .shiftUp: scrollCard(by: key == .shiftDown ? 1 : -1)
        default:
            guard let rows = TypingKeys.rows(of: key, page: layout.rows.height - 1) else { return type(.key(key)) }
            level.move(by: rows)
        }
        return []
    }

    private mutating func type(_ event: TerminalEvent) -> [Effect<BrowserMessage>] {
        isWaiting = false
        return level.type(event, catalog) ? [level.search(collection.items)] : []
    }

    private mutating func click(_ event: MouseEvent) -> [Effect<BrowserMessage>] {
        if layout.isTooSmall { return [] }
        if event.rows != 0 {
            if layout.card.contains(event.position) { scrollCard(by: event.rows) } else { level.move(by: event.rows) }
        } else if event.action == .press(.left),
            let row = panes.list.view.index(at: event.position, in: layout.rows)
        {
            if row == level.selected { return choose() }
            level.select(row)
        }
        return []
    }

    private mutating func scrollCard(by rows: Int) {
        panes.scrollCard(of: &level, by: rows)
    }

    /// Ends with the chosen items; without matches, searches for the nearest name.
    private mutating func choose() -> [Effect<BrowserMessage>] {
        isWaiting = marked.isEmpty && (level.isSearching || catalog.items(of: level.kind) == nil)
        if isWaiting { return [] }
        if marked.isEmpty, let name = level.nearestName {
            level.setFilter(name)
            return [level.search(collection.items)]
        }
        let keys = marked.isEmpty ? [level.item?.key].compactMap(\.self) : marked
        let items = keys.compactMap { catalog.item(level.kind, $0) }
        if !items.isEmpty { outcome = items }
        return []
    }
}

/// The marks.
extension Picker {
    private mutating func toggleMark(andMoveBy rows: Int) {
        guard let key = level.item?.key, !level.isSearching else { return }
        if let position = marked.firstIndex(of: key) {
            marked.remove(at: position)
        } else {
            marked.append(key)
        }
        level.move(by: rows)
    }

    /// Marks all items that the text means; removes their marks if all of them have one.
    private mutating func toggleAllMarks() {
        if level.isSearching { return }
        let keys = level.items.map(\.key)
        let others = marked.filter { !Set(keys).contains($0) }
        marked = Set(keys).isSubset(of: marked) ? others : others + keys
    }
}

extension Picker {
    private var layout: BrowserLayout { BrowserLayout(size, hasTabs: false, isBelowPrompt: options.isBelowPrompt) }

    private var panes: ItemPanes {
        let marked = Set(marked)
        var sign: ((BrowsableItem) -> SafeText)?
        if options.isMulti { sign = { marked.contains($0.key) ? "✓ " : "  " } }
        return ItemPanes(level: level, catalog: catalog, layout: layout, sign: sign)
    }

    func draw(on canvas: inout Canvas) {
        if layout.isTooSmall { return layout.drawTooSmall(on: &canvas) }
        panes.draw(on: &canvas)
        let chosen = marked.isEmpty ? "" : "browse.marked %lld".localized(marked.count)
        layout.drawStatus([SafeText(chosen, style: .dim), SafeText(notice)], on: &canvas)
        let multi = options.isMulti ? [("Tab", "toggle"), ("Alt-A", "all")] : []
        Browser.line([("↵", "choose")] + multi + [("Esc", "leave")], isASCII: options.isASCII)
            .draw(on: &canvas, in: layout.keys)
    }

    var cursor: Position? { layout.isTooSmall ? nil : panes.cursor }
}
