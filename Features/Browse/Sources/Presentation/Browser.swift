import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen

/// The state of the browser: a way of lists for each tab, of which the last one is shown.
struct Browser: ScreenProgram {
    let collections: [BrowsedCollection]
    private(set) var catalog = Catalog()
    var tabs: [[ListLevel]]
    var tab: Int
    private(set) var size = Size.zero
    var cachePolicy: CachePolicy
    /// The kinds for which the API is asked at present.
    private(set) var askedKinds: Set<String> = []
    /// A sentence about the last event, until the next key.
    var notice = ""
    /// The form over the list and the card.
    var form: MarkForm?
    /// The first visible line of the help; `nil` while it is hidden.
    var helpLine: Int?
    var outcome: Void?
    private var firstItem: ItemKey?

    init(_ collections: [BrowsedCollection], _ cachePolicy: CachePolicy, start: BrowserStart = BrowserStart()) {
        self.collections = collections
        self.cachePolicy = cachePolicy
        tabs = collections.map { [ListLevel(kind: $0.kind)] }
        tab = start.tab
        firstItem = start.item
    }

    func start() -> [Effect<BrowserMessage>] { collections.map { $0.load(cachePolicy) } }

    mutating func update(_ event: ProgramEvent<BrowserMessage>) -> [Effect<BrowserMessage>] {
        defer { level.scroll.reveal(level.selected, count: level.items.count, height: layout.list.height) }
        switch event {
        case .message(let message): receive(message)
        case .terminal(.resized(let size)): self.size = size
        case .terminal(let event): return handle(event)
        }
        return []
    }

    private mutating func receive(_ message: BrowserMessage) {
        switch message {
        case .loaded(let kind, let items): load(items, of: kind)
        case .asking(let kind): askedKinds.insert(kind)
        case .found(let text, let keys): level.setMatches(keys, of: text, catalog)
        case .edits(let key, let name, let texts): form = MarkForm(key, name: name, texts)
        case .saved: form = nil
        case .failed(let kind, let sentence):
            kind.map { _ = askedKinds.remove($0) }
            notice = sentence
        }
    }

    private mutating func load(_ items: Fetched<[BrowsableItem]>, of kind: String) {
        let isAnswer = askedKinds.remove(kind) != nil
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
        let failure = items.cacheFailure?.localizedText ?? items.remoteFailure?.localizedText
        if let failure, isAnswer || items.cacheFailure != nil { notice = failure }
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

    /// The marks of the selected item and the list of all marked ones; `nil` if the item cannot be marked.
    var marks: (key: ItemKey, marks: ItemMarks, list: BrowsedCollection)? {
        guard let link = level.item?.link, let key = link.keys.first,
            let list = collections.first(where: { $0.marks?.kind == link.kind }), let marks = list.marks
        else { return nil }
        return (key, marks, list)
    }
}
