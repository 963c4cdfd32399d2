import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The state of the browser: a way of lists for each tab, of which the last one is shown.
struct Browser: ScreenProgram {
    let collections: [BrowsedCollection]
    private(set) var catalog = Catalog()
    var tabs: [[ListLevel]]
    var tab: Int
    private(set) var size = Size.zero
    var cachePolicy: CachePolicy
    /// The kinds for which the API is asked at present.
    var askedKinds: Set<String> = []
    /// A sentence about the last event, until the next key.
    var notice = ""
    /// The form over the list and the card.
    var form: MarkForm?
    /// The first visible line of the help; `nil` while it is hidden.
    var helpLine: Int?
    /// The marked item whose mark the next press of the key removes.
    var keyToUnmark: ItemKey?
    /// The changes that are being stored, in order.
    var pending: [PendingChange] = []
    /// The changes that failed since the last key.
    var unsaved: [UnsavedChange] = []
    /// The wait for these changes, if the user wants to leave.
    var leaving: Leaving?
    var outcome: BrowserOutcome?
    /// The place of the start, until its list is loaded.
    private var firstPlace: BrowserStart?

    init(_ collections: [BrowsedCollection], _ cachePolicy: CachePolicy, start: BrowserStart = BrowserStart()) {
        self.collections = collections
        self.cachePolicy = cachePolicy
        tabs = collections.map { [ListLevel(kind: $0.kind)] }
        tab = start.tab
        firstPlace = start
    }

    func start() -> [Effect<BrowserMessage>] { collections.map { $0.load(cachePolicy) } }

    mutating func update(_ event: ProgramEvent<BrowserMessage>) -> [Effect<BrowserMessage>] {
        defer { level.scroll.reveal(level.selected, count: level.items.count, height: layout.body.height) }
        switch event {
        case .message(let message): return receive(message)
        case .terminal(.resized(let size)): self.size = size
        case .terminal(let event): return handle(event)
        }
        return []
    }

    private mutating func receive(_ message: BrowserMessage) -> [Effect<BrowserMessage>] {
        switch message {
        case .loaded(let kind, let items): return load(items, of: kind)
        case .asking(let kind): askedKinds.insert(kind)
        case .found(let kind, let text, let keys):
            changeLevels(of: kind) { $0.setMatches(keys, of: text, $1) }
        case .edits(let key, let name, let texts):
            // The user may do something else in the meantime.
            if form == nil, !level.isFiltering, helpLine == nil { form = MarkForm(key, name: name, texts) }
        case .changed(let result): receive(result)
        case .longSaving: leaving?.asks = true
        case .failed(let kind, let sentence):
            kind.map { _ = askedKinds.remove($0) }
            notice = sentence
        }
        return []
    }

    /// Shows the items in all lists of their kind, and searches again in those with a filter.
    private mutating func load(_ items: Fetched<[BrowsableItem]>, of kind: String) -> [Effect<BrowserMessage>] {
        let isAnswer = askedKinds.remove(kind) != nil
        catalog.set(items, of: kind)
        changeLevels(of: kind) { $0.update($1) }
        if let firstPlace, collections[firstPlace.tab].kind == kind {
            firstPlace.item.map { tabs[firstPlace.tab][0].select($0) }
            self.firstPlace = nil
        }
        if isAnswer || items.cacheFailure != nil { notice = items.failureText }
        guard let collection = collection(of: kind) else { return [] }
        return tabs.joined().filter { $0.kind == kind && $0.filter != nil }.map { $0.search(collection.items) }
    }

    private mutating func changeLevels(of kind: String, _ change: (inout ListLevel, Catalog) -> Void) {
        for tab in tabs.indices {
            for position in tabs[tab].indices where tabs[tab][position].kind == kind {
                change(&tabs[tab][position], catalog)
            }
        }
    }
}

extension Browser {
    /// The list that is shown.
    var level: ListLevel {
        get { tabs[tab][tabs[tab].count - 1] }
        set { tabs[tab][tabs[tab].count - 1] = newValue }
    }

    func collection(of kind: String) -> BrowsedCollection? { collections.first { $0.kind == kind } }

    /// The collection of the list that is shown.
    var collection: BrowsedCollection? { collection(of: level.kind) }

    /// The lines of the selected item's card.
    var card: RecordCardLines? { level.item.map { RecordCardLines($0.card(), catalog, collections) } }

    var layout: BrowserLayout { BrowserLayout(size, showsCard: level.link != nil) }

    /// The list of the marked items with their marks.
    var marked: (list: BrowsedCollection, marks: ItemMarks)? {
        collections.lazy.compactMap { list in list.marks.map { (list, $0) } }.first
    }

    /// The key of the selected item, if it can be marked.
    var markableKey: ItemKey? {
        level.isSearching ? nil : level.item.flatMap { $0.link.kind == marked?.marks.kind ? $0.link.keys.first : nil }
    }
}
