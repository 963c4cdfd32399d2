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
    var page: Int { max(1, layout.rows.height - 1) }

    /// Moves in the list, or in the card.
    mutating func move(by rows: Int) -> [Effect<BrowserMessage>] {
        if level.isCardFocused, let links = card?.links {
            for _ in 0..<min(abs(rows), links.count) { moveInCard(links, by: rows.signum()) }
        } else {
            level.move(by: rows)
        }
        return []
    }

    /// Selects the next link of the card if it is at most a window away; otherwise scrolls by one row.
    ///
    /// - Parameter links: The links of the rows.
    private mutating func moveInCard(_ links: [Int?], by step: Int) {
        let height = layout.cardText.height
        let first = level.cardScroll.offset
        let next = (level.link ?? 0) + step
        var row = step > 0 ? first + height : first - 1
        if let start = links.firstIndex(of: next), (first - height..<first + 2 * height).contains(start) {
            level.link = next
            row = start
        }
        level.cardScroll.reveal(max(0, min(row, links.count - 1)), count: links.count, height: height)
    }

    /// Scrolls the card, also while the user moves in the list.
    mutating func scrollCard(by rows: Int) -> [Effect<BrowserMessage>] {
        level.scrollCard(by: rows, count: card?.lines.count ?? 0, height: layout.cardText.height)
        return []
    }

    /// Opens the main list of the selected item, or the marked link of its card.
    mutating func open() -> [Effect<BrowserMessage>] {
        // The item that the filter means is not known yet.
        guard let item = level.item, let card, !level.isSearching else { return [] }
        if let link = level.link {
            guard card.targets.indices.contains(link) else { return [] }
            return open(card.targets[link], of: item)
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

    /// Copies a text about the item with the sequence OSC 52.
    mutating func copy(_ text: (BrowsableItem) -> String?) -> [Effect<BrowserMessage>] {
        guard let item = level.item, !level.isSearching, let text = text(item) else { return [] }
        notice = "browse.copied %@".localized(text)
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
