import ChallengeCollections
import ChallengeCore
import ChallengePlatform
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The keys and the mouse.
extension Browser {
    mutating func handle(_ event: TerminalEvent) -> [Effect<BrowserMessage>] {
        if let leaving { return handle(event, leaving) }
        if case .key(let key) = event {
            notice = ""
            // A failure that the user may not have read is reported after the end.
            if key != .character("q") { unsaved = [] }
            if key != .character("f") { keyToUnmark = nil }
        }
        if event == .key(.control("c")) { return leave(.interrupted) }
        if form != nil { return edit(event) }
        if level.isFiltering { return filter(event) }
        switch event {
        case .key(let key): return helpLine.map { moveHelp(from: $0, key) } ?? press(key)
        case .mouse(let event) where helpLine == nil: return click(event)
        default: break
        }
        return []
    }

    private mutating func press(_ key: Key) -> [Effect<BrowserMessage>] {
        switch key {
        case .character("q"): return leave(.ok)
        case .character("?"): helpLine = 0
        case .character("k"): move(by: -1)
        case .character("j"): move(by: 1)
        case .character(" "): move(by: page)
        case .home, .character("g"): move(by: -Self.far)
        case .end, .character("G"): move(by: Self.far)
        case .enter, .right, .character("l"): return open()
        case .backspace, .escape, .left, .character("h"): goBack()
        case .tab: return show(tab: (tab + 1) % tabs.count)
        case .backTab: return show(tab: (tab + tabs.count - 1) % tabs.count)
        case .character("/"): level.beginFilter(catalog)
        case .character("s"): level.setOrder(level.order.next, catalog)
        case .character("y"): return copyLink()
        case .character("r"): return [collection?.refresh(cachePolicy)].compactMap(\.self)
        case .character("p"): return changePolicy()
        case .character("f"): return changeMark()
        case .character("e"): return editMark()
        case .character(let digit):
            let number = digit.wholeNumberValue ?? 0
            return tabs.indices.contains(number - 1) ? show(tab: number - 1) : []
        default: ListLevel.rows(of: key, page: page).map { move(by: $0) }
        }
        return []
    }

    /// Moves in the help; another key hides it.
    private mutating func moveHelp(from line: Int, _ key: Key) -> [Effect<BrowserMessage>] {
        switch key {
        case .down, .pageDown, .character("j"): helpLine = min(line + 1, max(0, help.count - layout.body.height))
        case .up, .pageUp, .character("k"): helpLine = max(0, line - 1)
        default: helpLine = nil
        }
        return []
    }

    /// A number of rows that no list has.
    private static let far = 100_000_000
    private var page: Int { layout.body.height - 1 }

    /// Moves in the list, or in the card.
    private mutating func move(by rows: Int) {
        guard level.link != nil, let card else { return level.move(by: rows) }
        let links = card.rows(width: layout.card.width, selected: nil).map(\.link)
        for _ in 0..<min(abs(rows), links.count) { moveInCard(links, by: rows.signum()) }
    }

    /// Selects the next link of the card if it is at most a window away; otherwise scrolls by one row.
    ///
    /// - Parameter links: The links of the rows.
    private mutating func moveInCard(_ links: [Int?], by step: Int) {
        let height = layout.card.height
        let first = level.cardScroll.offset
        let next = (level.link ?? 0) + step
        var row = step > 0 ? first + height : first - 1
        if let start = links.firstIndex(of: next), (first - height..<first + 2 * height).contains(start) {
            level.link = next
            row = start
        }
        level.cardScroll.reveal(max(0, min(row, links.count - 1)), count: links.count, height: height)
    }

    /// Changes the filter with an event.
    private mutating func filter(_ event: TerminalEvent) -> [Effect<BrowserMessage>] {
        switch event {
        case .key(.enter): level.isFiltering = false
        case .key(.escape): level.setFilter(nil, catalog)
        case .mouse(let event): return click(event)
        case .key(let key):
            guard let rows = ListLevel.rows(of: key, page: page) else { return type(event) }
            level.move(by: rows)
        default: return type(event)
        }
        return []
    }

    private mutating func type(_ event: TerminalEvent) -> [Effect<BrowserMessage>] {
        collection.map { level.type(event, $0.items, catalog) } ?? []
    }

    private mutating func click(_ event: MouseEvent) -> [Effect<BrowserMessage>] {
        switch event.action {
        case .wheelUp: move(by: -3)
        case .wheelDown: move(by: 3)
        case .press(.left):
            if let tab = tabBar.index(at: event.position, in: layout.tabs) { return show(tab: tab) }
            if let row = listView.index(at: event.position, in: layout.list) {
                // A second click on the selected item opens it.
                if row == level.selected, level.link == nil { return open() }
                level.select(row)
            } else if layout.card.contains(event.position),
                let rows = card?.rows(width: layout.card.width, selected: level.link),
                case let row = event.position.row - layout.card.row + level.cardScroll.offset, row < rows.count,
                let link = rows[row].link
            {
                if level.link == link { return open() }
                level.link = link
            }
        default: break
        }
        return []
    }
}

/// The ways to other places.
extension Browser {
    /// Opens the card of the selected item, and then the selected link of the card.
    private mutating func open() -> [Effect<BrowserMessage>] {
        // The item that the filter means is not known yet.
        guard let item = level.item, !level.isSearching else { return [] }
        guard let position = level.link else { return openCard() }
        guard let links = card?.links, links.indices.contains(position) else { return [] }
        var next = ListLevel(kind: links[position].kind, title: item.name, linked: links[position].keys)
        next.update(catalog)
        tabs[tab].append(next)
        return next.isOfOneItem ? openCard() : []
    }

    /// Opens the card, which the history records.
    private mutating func openCard() -> [Effect<BrowserMessage>] {
        guard let item = level.item else { return [] }
        level.isFiltering = false
        level.link = 0
        guard let history = collection(of: item.link.kind)?.source?.history else { return [] }
        let opened = HistoryItem(
            identifier: item.link.keys.first, name: item.name,
            origin: catalog.items(of: item.link.kind)?.origin ?? .cache(age: .zero))
        return store(PendingChange(name: nil)) { _ in
            await history.record([opened])
            return [:]
        }
    }

    private mutating func goBack() {
        let hasWay = tabs[tab].count > 1
        if level.link != nil, !(level.isOfOneItem && hasWay) {
            level.link = nil
        } else if level.filter != nil {
            level.setFilter(nil, catalog)
        } else if hasWay {
            tabs[tab].removeLast()
        }
    }

    /// Shows a tab; a list that only this machine has is read again, because the browser and other commands change it.
    private mutating func show(tab: Int) -> [Effect<BrowserMessage>] {
        self.tab = tab
        return collections[tab].source == nil ? [collections[tab].load(cachePolicy)] : []
    }

    /// Copies the link of the item with the sequence OSC 52.
    private mutating func copyLink() -> [Effect<BrowserMessage>] {
        guard let link = level.item?.link, let key = link.keys.first, !level.isSearching else { return [] }
        let text = DeepLink(scheme: "challenge", command: link.kind, identifier: key.description).description
        notice = "browse.copied %@".localized(text)
        return [.write(Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\".utf8))]
    }

    /// Changes the policy, and reads the list with it.
    private mutating func changePolicy() -> [Effect<BrowserMessage>] {
        let all = CachePolicy.allCases
        cachePolicy = all[((all.firstIndex(of: cachePolicy) ?? 0) + 1) % all.count]
        return [collection?.load(cachePolicy)].compactMap(\.self)
    }
}

/// The marks of items, with the user's texts.
extension Browser {
    /// Marks the selected item; removes its mark if the user presses the key twice, because its texts are lost.
    private mutating func changeMark() -> [Effect<BrowserMessage>] {
        guard let key = markableKey, let item = level.item, let (list, _) = marked else { return [] }
        if catalog.item(list.kind, key) == nil { return mark(key, true, name: item.name) }
        guard keyToUnmark == key else {
            keyToUnmark = key
            notice = "browse.unmark".localized()
            return []
        }
        keyToUnmark = nil
        return mark(key, false, name: item.name)
    }

    private mutating func mark(_ key: ItemKey, _ isMarked: Bool, name: String) -> [Effect<BrowserMessage>] {
        change(PendingChange(name: name)) { marks in
            try await marks.mark(key, isMarked)
            return [:]
        }
    }

    private func editMark() -> [Effect<BrowserMessage>] {
        guard let key = markableKey, let item = level.item, let marked else { return [] }
        return [marked.marks.edit(key, name: item.name)]
    }

    private mutating func edit(_ event: TerminalEvent) -> [Effect<BrowserMessage>] {
        switch form?.handle(event) {
        case .left: form = nil
        case .saved: return saveForm()
        case nil: break
        }
        return []
    }

    private mutating func saveForm() -> [Effect<BrowserMessage>] {
        guard let form else { return [] }
        self.form?.isSaving = true
        return change(PendingChange(name: form.name, formKey: form.key)) { try await $0.save(form.key, form.edits) }
    }

    /// Changes the marks, and reads them again.
    private mutating func change(
        _ change: PendingChange, _ work: @escaping @Sendable (ItemMarks) async throws -> [Int: String]
    ) -> [Effect<BrowserMessage>] {
        guard let (list, marks) = marked else { return [] }
        return store(change) { send in
            let conflicts = try await work(marks)
            send(.loaded(kind: list.kind, await list.items.saved()))
            return conflicts
        }
    }
}
