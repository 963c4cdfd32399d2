import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The events of the terminal.
extension Browser {
    mutating func handle(_ event: TerminalEvent) -> [Effect<BrowserMessage>] {
        if let leaving { return handle(event, leaving) }
        // In a window that shows nothing, only leaving works.
        if layout.isTooSmall, ![.key(.character("q")), .key(.control("c"))].contains(event) { return [] }
        if case .key(let key) = event {
            notice = ""
            // A failure that the user may not have read is reported after the end.
            if ![.character("q"), .control("c")].contains(key) { unsaved = [] }
            if key != question?.key { question = nil }
        }
        if event == .key(.control("c")) { return leave(.interrupted) }
        switch overlay {
        case .form: return edit(event)
        case .sortMenu(let menu): return sort(with: menu, event)
        case .help: return moveHelp(event)
        case .picture:
            if case .key = event { overlay = nil }
            return []
        case nil: break
        }
        if case .mouse(let event) = event { return click(event) }
        if level.isFiltering { return filter(event) }
        guard case .key(let key) = event else { return [] }
        return press(key)
    }

    private mutating func press(_ key: Key) -> [Effect<BrowserMessage>] {
        if case .character(let digit) = key, let number = digit.wholeNumberValue, digit.isASCII {
            return tabs.indices.contains(number - 1) ? show(tab: number - 1) : []
        }
        if let gallery, let effects = move(in: gallery, key) { return effects }
        return BrowserKey.all.first { $0.keys.contains(key) }?.action(&self) ?? []
    }

    /// Moves in the help with the keys that move in a list; another key hides it.
    private mutating func moveHelp(_ event: TerminalEvent) -> [Effect<BrowserMessage>] {
        switch event {
        case .key(let key):
            guard let moving = BrowserKey.all.first(where: { $0.keys.contains(key) && $0.group == .move }) else {
                overlay = nil
                return []
            }
            return moving.action(&self)
        case .mouse(let event): return move(by: event.rows)
        default: return []
        }
    }

    /// Changes the filter with an event.
    private mutating func filter(_ event: TerminalEvent) -> [Effect<BrowserMessage>] {
        switch event {
        case .key(.enter): return keepFilter()
        case .key(.escape):
            level.leaveFilter(catalog)
            return searchLevel()
        case .key(let key):
            guard let rows = TypingKeys.rows(of: key, page: page) else { return type(event) }
            return move(by: rows)
        default: return type(event)
        }
    }

    private mutating func type(_ event: TerminalEvent) -> [Effect<BrowserMessage>] {
        level.type(event, catalog) ? searchLevel() : []
    }

    /// Keeps the filter; without matches, searches for the nearest name.
    private mutating func keepFilter() -> [Effect<BrowserMessage>] {
        if let name = level.nearestName {
            level.setFilter(name)
            return searchLevel()
        }
        level.isFiltering = false
        if level.filter?.text.isEmpty == true { level.clearFilter(catalog) }
        return []
    }

    private func searchLevel() -> [Effect<BrowserMessage>] {
        collection.map { [level.search($0.items, at: [tab, tabs[tab].count - 1])] } ?? []
    }

    mutating func beginFilter() -> [Effect<BrowserMessage>] {
        level.beginFilter()
        return []
    }

    mutating func showSortMenu() -> [Effect<BrowserMessage>] {
        if level.item != nil {
            overlay = .sortMenu(SortMenu(catalog.sortFields(of: level.kind), level.shownOrder(catalog)))
        }
        return []
    }

    mutating func showHelp() -> [Effect<BrowserMessage>] {
        overlay = .help(line: 0)
        return []
    }

    private mutating func sort(with menu: SortMenu, _ event: TerminalEvent) -> [Effect<BrowserMessage>] {
        var menu = menu
        switch menu.handle(event, in: layout.menuRect(menu)) {
        case .chosen(let fieldName):
            overlay = nil
            level.sort(by: fieldName, catalog)
        case .left: overlay = nil
        case nil: overlay = .sortMenu(menu)
        }
        return []
    }
}

/// The keys that move in a list while the user types.
enum TypingKeys {
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
}

/// The mouse.
extension Browser {
    private mutating func click(_ event: MouseEvent) -> [Effect<BrowserMessage>] {
        let position = event.position
        if event.rows != 0 {
            if layout.card.contains(position) { return scrollCard(by: event.rows) }
            if isGallery { return move(by: event.rows.signum()) }
            level.move(by: event.rows)
            return []
        }
        guard event.action == .press(.left) else { return [] }
        if let tab = tabBar.index(at: position, in: layout.tabs) { return show(tab: tab) }
        if let key = keyLine.index(at: position, in: layout.keys) {
            // While the user types a filter, the keys are those of the field.
            return lineKeys.indices.contains(key) ? lineKeys[key].action(&self) : []
        }
        if layout.list.contains(position) { return clickList(at: position) }
        return clickCard(at: position)
    }

    private mutating func clickList(at position: Position) -> [Effect<BrowserMessage>] {
        if layout.header.contains(position) {
            panes.list.fieldName(at: position.column - layout.header.column).map { level.sort(by: $0, catalog) }
        } else if let row = gallery.map({ $0.index(at: position) })
            ?? panes.list.view.index(at: position, in: layout.rows)
        {
            // A second click on the selected item opens it.
            level.isFiltering = false
            if row == level.selected, !level.isCardFocused { return open() }
            level.select(row)
        }
        return []
    }

    private mutating func clickCard(at position: Position) -> [Effect<BrowserMessage>] {
        guard layout.cardText.contains(position), let text = card?.text else { return [] }
        let row = position.row - layout.cardText.row + level.cardScroll.offset
        guard let link = text.link(row: row, column: position.column - layout.cardText.column) else { return [] }
        level.isFiltering = false
        level.link = link
        return open()
    }
}

extension MouseEvent {
    /// The number of rows by which the wheel moves; zero for a click.
    var rows: Int {
        switch action {
        case .wheelUp: -3
        case .wheelDown: 3
        default: 0
        }
    }
}
