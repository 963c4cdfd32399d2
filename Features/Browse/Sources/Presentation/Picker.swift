import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// A list from which the user chooses items; the typed text filters it.
struct Picker: ScreenProgram {
    private let collection: BrowsedCollection
    private let cachePolicy: CachePolicy
    private let isMulti: Bool
    private(set) var catalog = Catalog()
    private(set) var level: ListLevel
    /// The marked items, in the order in which they were marked.
    private(set) var marked: [ItemKey] = []
    private(set) var size = Size.zero
    private(set) var notice = ""
    /// `true` if the user chose before the items were found that the text means.
    private var isWaiting = false
    /// The identifiers of the chosen items; none if the user left the list.
    private(set) var outcome: [ItemKey]?

    init(_ collection: BrowsedCollection, _ cachePolicy: CachePolicy, query: String, isMulti: Bool) {
        self.collection = collection
        self.cachePolicy = cachePolicy
        self.isMulti = isMulti
        level = ListLevel(kind: collection.kind)
        level.setFilter(InputField(query, limit: ListLevel.longestFilter), catalog)
    }

    func start() -> [Effect<BrowserMessage>] { [collection.load(cachePolicy)] + [level.search(collection.items)] }

    mutating func update(_ event: ProgramEvent<BrowserMessage>) -> [Effect<BrowserMessage>] {
        defer { level.scroll.reveal(level.selected, count: level.items.count, height: layout.body.height) }
        switch event {
        case .message(.loaded(let kind, let items)):
            catalog.set(items, of: kind)
            level.update(catalog)
            notice = items.failureText
            return [level.search(collection.items)]
        case .message(.found(_, let text, let keys)):
            level.setMatches(keys, of: text, catalog)
            if isWaiting { choose() }
        case .message(.failed(_, let sentence)): notice = sentence
        case .message: break
        case .terminal(.resized(let size)): self.size = size
        case .terminal(.key(let key)): return press(key)
        case .terminal(.mouse(let event)): click(event)
        case .terminal(let event): return level.type(event, collection.items, catalog)
        }
        return []
    }

    private mutating func press(_ key: Key) -> [Effect<BrowserMessage>] {
        switch key {
        case .escape, .control("c"): outcome = []
        case .enter: choose()
        case .tab where isMulti:
            toggleMark()
            level.move(by: 1)
        case .backTab where isMulti:
            toggleMark()
            level.move(by: -1)
        default:
            guard let rows = ListLevel.rows(of: key, page: layout.body.height - 1) else {
                isWaiting = false
                return level.type(.key(key), collection.items, catalog)
            }
            level.move(by: rows)
        }
        return []
    }

    private mutating func click(_ event: MouseEvent) {
        switch event.action {
        case .wheelUp: level.move(by: -3)
        case .wheelDown: level.move(by: 3)
        case .press(.left):
            guard let row = listView.index(at: event.position, in: layout.list) else { return }
            if row == level.selected { return choose() }
            level.select(row)
        default: break
        }
    }

    private mutating func choose() {
        isWaiting = marked.isEmpty && (level.isSearching || catalog.items(of: level.kind) == nil)
        if isWaiting { return }
        let keys = marked.isEmpty ? [level.item?.key].compactMap(\.self) : marked
        if !keys.isEmpty { outcome = keys }
    }

    private mutating func toggleMark() {
        guard let key = level.item?.key, !level.isSearching else { return }
        if let position = marked.firstIndex(of: key) {
            marked.remove(at: position)
        } else {
            marked.append(key)
        }
    }
}

extension Picker {
    private var layout: BrowserLayout { BrowserLayout(size, showsCard: false) }

    private var listView: ListView {
        let marked = Set(marked)
        return level.listView(width: layout.list.width) { item in
            isMulti ? (marked.contains(item.key) ? "● " : "  ") : .empty
        }
    }

    func draw(on canvas: inout Canvas) {
        if layout.isTooSmall { return layout.drawTooSmall(on: &canvas) }
        canvas.sub(layout.tabs) { $0.draw(SafeText(collection.title, style: .bold), row: 0) }
        level.drawFilter(on: &canvas, in: layout.way)
        let card = level.item.map { RecordCardLines($0.card(), catalog, []) }
        level.draw(listView, card, in: layout, catalog, on: &canvas)
        let chosen = marked.isEmpty ? "" : "browse.marked %lld".localized(marked.count)
        layout.drawStatus([level.countText, chosen, notice], on: &canvas)
        BrowserKeys.line([("↵", "choose")] + (isMulti ? [("Tab", "toggle")] : []) + [("Esc", "leave")])
            .draw(on: &canvas, in: layout.keys)
    }

    var cursor: Position? { layout.isTooSmall ? nil : level.filterCursor(in: layout.way) }
}
