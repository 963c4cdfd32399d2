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
    /// The identifiers of the chosen items; none if the user left the list.
    private(set) var outcome: [ItemKey]?

    init(_ collection: BrowsedCollection, _ cachePolicy: CachePolicy, query: String, isMulti: Bool) {
        self.collection = collection
        self.cachePolicy = cachePolicy
        self.isMulti = isMulti
        level = ListLevel(kind: collection.kind)
        level.setFilter(InputField(query), catalog)
    }

    func start() -> [Effect<BrowserMessage>] { [collection.load(cachePolicy)] + [level.search(collection.items)] }

    mutating func update(_ event: ProgramEvent<BrowserMessage>) -> [Effect<BrowserMessage>] {
        defer { level.scroll.reveal(level.selected, count: level.items.count, height: layout.list.height) }
        switch event {
        case .message(.loaded(let kind, let items)):
            catalog.set(items, of: kind)
            level.update(catalog)
        case .message(.found(let text, let keys)): level.setMatches(keys, of: text, catalog)
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
            if level.move(key, page: layout.list.height - 1) { return [] }
            return level.type(.key(key), collection.items, catalog)
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
        let keys = marked.isEmpty ? [level.item?.key].compactMap(\.self) : marked
        if !keys.isEmpty { outcome = keys }
    }

    private mutating func toggleMark() {
        guard let key = level.item?.key else { return }
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
        listView.draw(on: &canvas, in: layout.list)
        level.drawEmptyText(on: &canvas, in: layout.list, catalog)
        canvas.sub(layout.card) { canvas in
            let card = level.item.map { RecordCardLines($0.card(), catalog, []) }
            for (row, line) in (card?.rows(in: canvas.size, selected: nil) ?? []).enumerated() {
                canvas.draw(line.text, row: row)
            }
        }
        let count = level.items.isEmpty ? "" : "\(level.selected + 1)/\(level.items.count)"
        let chosen = marked.isEmpty ? "" : "browse.marked %lld".localized(marked.count)
        layout.drawStatus([count, chosen, notice], on: &canvas)
        BrowserKeys.line([("↵", "choose")] + (isMulti ? [("Tab", "toggle")] : []) + [("Esc", "leave")])
            .draw(on: &canvas, in: layout.keys)
    }

    var cursor: Position? { layout.isTooSmall ? nil : level.filterCursor(in: layout.way) }
}
