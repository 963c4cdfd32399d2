import ChallengeCollections
import ChallengeCore
import ChallengePlatform
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The ways to other places.
extension Browser {
    /// A number of rows that no list has.
    static let far = 100_000_000
    var page: Int {
        if case .help = overlay { return max(1, layout.overlayText.height - 1) }
        return max(1, (gallery?.height ?? layout.rows.height) - 1)
    }

    /// Moves in the list, in the card, or in the help.
    mutating func move(by rows: Int) -> [Effect<BrowserMessage>] {
        if case .help(let line) = overlay {
            overlay = .help(line: max(0, min(line + rows, helpLines.count - layout.overlayText.height)))
        } else if level.isCardFocused, let text = card?.text {
            for _ in 0..<min(abs(rows), text.lines.count) { moveInCard(text, by: rows.signum()) }
        } else {
            level.move(by: rows * (gallery?.length ?? 1))
        }
        return []
    }

    /// Selects the next link of the card if it is at most a window away; otherwise scrolls by one row.
    private mutating func moveInCard(_ text: CardText, by step: Int) {
        let height = layout.cardText.height
        let first = level.cardScroll.offset
        let next = (level.link ?? 0) + step
        var row = step > 0 ? first + height : first - 1
        if text.links.indices.contains(next),
            (first - height..<first + 2 * height).contains(text.links[next].row)
        {
            level.link = next
            row = text.links[next].row
        }
        let count = text.lines.count
        level.cardScroll.reveal(max(0, min(row, count - 1)), count: count, height: height)
    }

    /// Scrolls the card, also while the user moves in the list.
    mutating func scrollCard(by rows: Int) -> [Effect<BrowserMessage>] {
        if case .help = overlay { return move(by: rows) }
        panes.scrollCard(of: &level, by: rows)
        return []
    }

    /// Opens the main list of the selected item, or the marked link of its card.
    mutating func open() -> [Effect<BrowserMessage>] {
        // The item that the filter means is not known yet.
        guard let item = level.item, let card, !level.isSearching else { return [] }
        if let link = level.link {
            guard card.text.links.indices.contains(link) else { return [] }
            return open(card.text.links[link].target, of: item)
        }
        guard let target = card.mainTarget else { return enterCard() }
        return record(item) + open(target, of: item)
    }

    private mutating func open(_ target: ItemCard.Target, of item: BrowsableItem) -> [Effect<BrowserMessage>] {
        var next = ListLevel(kind: target.kind, title: "\(item.title) › \(target.title)", linked: target.keys)
        next.update(catalog)
        target.selected.map { next.select($0) }
        tabs[tab].append(next)
        return []
    }

    /// Goes to the card of the selected item, and then to its marked link.
    mutating func enterCard() -> [Effect<BrowserMessage>] {
        if level.isCardFocused { return open() }
        guard let item = level.item, !level.isSearching else { return [] }
        level.link = 0
        return record(item)
    }

    /// Records the opened item in the history.
    private mutating func record(_ item: BrowsableItem) -> [Effect<BrowserMessage>] {
        guard let history = catalog.collection(of: item.link.kind)?.source?.history else { return [] }
        let opened = HistoryItem(
            identifier: item.link.keys.first, name: item.name,
            origin: catalog.items(of: item.link.kind)?.origin ?? .cache(age: .zero))
        let local = collections.first { $0.source == nil && $0.marks == nil }
        return store(PendingChange(name: nil)) { send in
            await history.record([opened])
            if let local { send(.loaded(kind: local.kind, await local.items.saved())) }
            return [:]
        }
    }

    var canGoBack: Bool { level.isCardFocused || level.filter != nil || tabs[tab].count > 1 }

    /// Leaves the card, the kept filter or the list, whichever was entered last.
    mutating func peel() -> [Effect<BrowserMessage>] {
        if level.isCardFocused || level.filter == nil { return goBack() }
        level.clearFilter(catalog)
        return []
    }

    /// Leaves the card or the list; the list keeps its filter.
    mutating func goBack() -> [Effect<BrowserMessage>] {
        if level.isCardFocused {
            level.leaveCard()
        } else if tabs[tab].count > 1 {
            tabs[tab].removeLast()
        }
        return []
    }

    /// Shows a tab; a list that only this machine has is read again, because the browser and other commands change it.
    mutating func show(tab: Int) -> [Effect<BrowserMessage>] {
        self.tab = (tab + tabs.count) % tabs.count
        let list = collections[self.tab]
        return list.source == nil ? [list.load(cachePolicy, isOffline: isOffline)] : []
    }

    /// The address of the selected item on the web.
    var webAddress: String? { level.item.flatMap { address($0.link) } }

    /// Opens an address with the desktop; copies it without one.
    mutating func openAddress(_ address: String?) -> [Effect<BrowserMessage>] {
        guard let address, !level.isSearching else { return [] }
        if !openAddress(address) { return copy({ _ in address }, saying: "browse.copiedAddress %@") }
        notice = "browse.opened %@".localized(address)
        return []
    }

    /// Copies a text about the item with the sequence OSC 52.
    mutating func copy(
        _ text: (BrowsableItem) -> String?, saying notice: String = "browse.copied %@"
    ) -> [Effect<BrowserMessage>] {
        guard let item = level.item, !level.isSearching, let text = text(item) else { return [] }
        self.notice = notice.localized(text)
        return [.write(Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\".utf8))]
    }

    mutating func refresh() -> [Effect<BrowserMessage>] { [collection?.refresh(cachePolicy)].compactMap(\.self) }

    /// Changes the policy, and reads the lists of the API with it.
    mutating func changePolicy() -> [Effect<BrowserMessage>] {
        let all = CachePolicy.allCases
        cachePolicy = all[((all.firstIndex(of: cachePolicy) ?? 0) + 1) % all.count]
        return collections.filter { $0.source != nil }.map { $0.load(cachePolicy, isOffline: isOffline) }
    }
}

extension BrowsableItem {
    /// The link that other programs open.
    var address: String? {
        link.keys.first.map {
            DeepLink(scheme: "challenge", command: link.kind, identifier: $0.description).description
        }
    }
}
