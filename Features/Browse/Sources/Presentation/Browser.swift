import ChallengeCollections
import ChallengeCore
import ChallengeScreen

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The state of the browser: a way of lists for each tab, of which the last one is shown.
struct Browser: ScreenProgram {
    enum Message: Sendable {
        case loaded(kind: String, Fetched<[BrowsableItem]>)
        /// The identifiers of the items that the filter of the present list means.
        case found(text: String, [ItemKey])
    }

    let collections: [BrowsedCollection]
    private(set) var catalog = Catalog()
    private(set) var tabs: [[ListLevel]]
    private(set) var tab: Int
    private(set) var size = Size.zero
    private(set) var showsHelp = false
    private(set) var outcome: Void?

    /// - Parameter start: The first tab, and the item that is selected in it.
    init(_ collections: [BrowsedCollection], start: (tab: Int, item: ItemKey?) = (0, nil)) {
        self.collections = collections
        tabs = collections.map { [ListLevel(kind: $0.kind)] }
        tab = start.tab
        firstItem = start.item
    }

    private var firstItem: ItemKey?

    /// The list that is shown.
    var level: ListLevel {
        get { tabs[tab][tabs[tab].count - 1] }
        set { tabs[tab][tabs[tab].count - 1] = newValue }
    }

    private func collection(of kind: String) -> BrowsedCollection? { collections.first { $0.kind == kind } }

    /// The lines of the selected item's card.
    var card: RecordCardLines? { level.item.map { RecordCardLines($0.card(), catalog, collections) } }

    func start() -> [Effect<Message>] {
        collections.map { collection in
            .run("load \(collection.kind)") { send in
                send(.loaded(kind: collection.kind, await collection.items.all()))
            }
        }
    }

    mutating func update(_ event: ProgramEvent<Message>) -> [Effect<Message>] {
        defer { revealSelection() }
        switch event {
        case .message(.loaded(let kind, let items)): load(items, of: kind)
        case .message(.found(let text, let keys)):
            if level.filter?.text == text { level.setMatches(keys, catalog) }
        case .terminal(.resized(let size)): self.size = size
        case .terminal(let event):
            if level.isFiltering { return filter(event) }
            if showsHelp, case .key(let key) = event, key != .control("c") {
                showsHelp = false
                return []
            }
            switch event {
            case .key(let key): return press(key)
            case .mouse(let event): return click(event)
            default: break
            }
        }
        return []
    }

    private mutating func load(_ items: Fetched<[BrowsableItem]>, of kind: String) {
        catalog.set(items, of: kind)
        for tab in tabs.indices {
            for position in tabs[tab].indices where tabs[tab][position].kind == kind {
                tabs[tab][position].update(catalog)
            }
        }
        if let key = firstItem, level.kind == kind {
            level.select(key)
            firstItem = nil
        }
    }

    private mutating func revealSelection() {
        let layout = BrowserLayout(size, showsCard: level.link != nil)
        level.scroll.reveal(level.selected, count: level.items.count, height: layout.list.height)
    }
}

/// The keys and the mouse.
extension Browser {
    private mutating func press(_ key: Key) -> [Effect<Message>] {
        let page = max(1, BrowserLayout(size, showsCard: false).list.height - 1)
        switch key {
        case .character("q"), .control("c"): outcome = ()
        case .character("?"): showsHelp = true
        case .up, .character("k"): move(by: -1)
        case .down, .character("j"): move(by: 1)
        case .pageUp, .control("b"): move(by: -page)
        case .pageDown, .control("f"), .character(" "): move(by: page)
        case .home, .character("g"): level.select(0)
        case .end, .character("G"): level.select(level.items.count - 1)
        case .enter, .right, .character("l"): return open()
        case .backspace, .escape, .left, .character("h"): goBack()
        case .tab: show(tab: (tab + 1) % tabs.count)
        case .backTab: show(tab: (tab + tabs.count - 1) % tabs.count)
        case .character("/"):
            level.isFiltering = true
            level.link = nil
            level.setFilter(level.filter ?? InputField(), catalog)
        case .character("s"): level.setOrder(level.order.next, catalog)
        case .character("y"): return copyLink()
        case .character(let digit):
            if let number = digit.wholeNumberValue, tabs.indices.contains(number - 1) { show(tab: number - 1) }
        default: break
        }
        return []
    }

    private mutating func move(by rows: Int) {
        guard let link = level.link, let links = card?.links.count else { return level.move(by: rows) }
        level.link = max(0, min(link + rows, links - 1))
    }

    /// Opens the card of the selected item, and then the selected link of the card.
    private mutating func open() -> [Effect<Message>] {
        guard let item = level.item, let collection = collection(of: level.kind) else { return [] }
        guard let position = level.link else {
            level.link = 0
            let items = [
                HistoryItem(
                    identifier: item.key, name: item.name,
                    origin: catalog.items(of: level.kind)?.origin ?? .cache(age: .zero))
            ]
            return [.run("history \(level.kind) \(item.key)") { _ in await collection.history.record(items) }]
        }
        guard let links = card?.links, links.indices.contains(position) else { return [] }
        let link = links[position]
        var next = ListLevel(kind: link.kind, title: item.name, linked: link.keys)
        next.update(catalog)
        tabs[tab].append(next)
        return []
    }

    private mutating func goBack() {
        if level.link != nil {
            level.link = nil
        } else if level.filter != nil {
            level.setFilter(nil, catalog)
        } else if tabs[tab].count > 1 {
            tabs[tab].removeLast()
        }
    }

    private mutating func show(tab: Int) { self.tab = tab }

    /// Changes the filter with an event.
    private mutating func filter(_ event: TerminalEvent) -> [Effect<Message>] {
        guard var field = level.filter else { return [] }
        switch event {
        case .key(.control("c")): outcome = ()
        case .key(.enter): level.isFiltering = false
        case .key(.escape): level.setFilter(nil, catalog)
        case .key(.up): level.move(by: -1)
        case .key(.down): level.move(by: 1)
        case .mouse(let event): return click(event)
        default:
            let old = field.text
            guard field.handle(event) else { return [] }
            level.setFilter(field, catalog)
            if field.text == old { return [] }
            let text = field.text
            guard !text.isEmpty, let items = collection(of: level.kind)?.items else {
                return [.cancel("filter")]
            }
            return [.run("filter") { send in send(.found(text: text, await items.matching(text))) }]
        }
        return []
    }

    /// Copies the link of the item with the sequence OSC 52.
    private func copyLink() -> [Effect<Message>] {
        guard let item = level.item else { return [] }
        let link = Data("challenge://\(level.kind)/\(item.key)".utf8).base64EncodedString()
        return [.write(Array("\u{1B}]52;c;\(link)\u{1B}\\".utf8))]
    }

    private mutating func click(_ event: MouseEvent) -> [Effect<Message>] {
        let layout = BrowserLayout(size, showsCard: level.link != nil)
        switch event.action {
        case .wheelUp: move(by: -3)
        case .wheelDown: move(by: 3)
        case .press(.left):
            if let tab = tabBar.index(at: event.position, in: layout.tabs) {
                show(tab: tab)
            } else if let row = listView.index(at: event.position, in: layout.list) {
                // A second click on the selected item opens it.
                if row == level.selected, level.link == nil { return open() }
                level.select(row)
            } else if layout.card.contains(event.position),
                let rows = card?.rows(in: layout.card.size, selected: level.link),
                case let row = event.position.row - layout.card.row, row < rows.count, let link = rows[row].link
            {
                if level.link == link { return open() }
                level.link = link
            }
        default: break
        }
        return []
    }
}
