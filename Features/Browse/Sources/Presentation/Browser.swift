import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The state of the browser: a way of lists for each tab, of which the last one is shown.
struct Browser: ScreenProgram {
    /// The part of the screen over the list and the card.
    enum Overlay: Sendable {
        case form(MarkForm)
        case sortMenu(SortMenu)
        /// The large picture of the selected item.
        case picture
        /// The first visible line of the help.
        case help(line: Int)
    }

    let isOffline: Bool
    /// Returns the address of an item on the web.
    let address: @Sendable (ItemLink) -> String?
    /// Opens an address with the desktop; returns `false` without one.
    let openAddress: @Sendable (String) -> Bool
    /// `true` for a terminal that shows only ASCII.
    let isASCII: Bool
    private(set) var catalog: Catalog
    var tabs: [[ListLevel]]
    var tab: Int
    private(set) var size = Size.zero
    var cachePolicy: CachePolicy
    /// The kinds for which the API is asked at present.
    var askedKinds: Set<String> = []
    /// A sentence about the last event, until the next key.
    var notice = ""
    var overlay: Overlay?
    /// `true` if lists with pictures are shown as galleries.
    var showsGallery = false
    /// The last change of marks, which the user can take back.
    var lastMarks: MarkChange?
    /// The item that the next press of the key removes.
    var question: (key: Key, item: ItemKey)?
    /// The changes that are being stored, in order.
    var pending: [PendingChange] = []
    /// The changes that failed since the last key.
    var unsaved: [UnsavedChange] = []
    /// The wait for these changes, if the user wants to leave.
    var leaving: Leaving?
    var outcome: BrowserOutcome?
    /// The pictures; `nil` if none are shown.
    var pictures: PictureState?
    /// `true` while the next second of the clock changes ages on the screen.
    private(set) var awaitsSecond = false
    /// The last shown failure of the cache.
    private var cacheFailure: String?
    /// The place of the start, until its list is loaded.
    private var firstPlace: BrowserStart?

    init(_ dependencies: BrowseDependencies, start: BrowserStart = BrowserStart(), isASCII: Bool = false) {
        self.isASCII = isASCII
        catalog = Catalog(dependencies.collections)
        cachePolicy = dependencies.cachePolicy
        isOffline = dependencies.isOffline
        (address, openAddress) = (dependencies.address, dependencies.openAddress)
        pictures = dependencies.pictures.map { PictureState($0) }
        tabs = dependencies.collections.map { [ListLevel(kind: $0.kind)] }
        tab = start.tab
        firstPlace = start
        start.filter.map { tabs[tab][0].setFilter($0) }
    }

    func start() -> [Effect<BrowserMessage>] {
        collections.map { $0.follow() ?? $0.load(cachePolicy, isOffline: isOffline) } + search(in: level.kind)
            + askTerminal()
    }

    mutating func update(_ event: ProgramEvent<BrowserMessage>) -> [Effect<BrowserMessage>] {
        let effects = change(event)
        reveal()
        // Another size of the card can have fewer links.
        if let link = level.link, let card { level.link = max(0, min(link, card.text.links.count - 1)) }
        return effects + followPicture() + followClock()
    }

    private mutating func change(_ event: ProgramEvent<BrowserMessage>) -> [Effect<BrowserMessage>] {
        switch event {
        case .message(let message): return receive(message)
        case .terminal(.resized(let size)):
            self.size = size
            if pictures?.terminal != nil { learnTerminal() }
        case .terminal(.reply(let reply)): receive(reply)
        case .terminal(let event): return handle(event)
        }
        return []
    }

    private mutating func receive(_ message: BrowserMessage) -> [Effect<BrowserMessage>] {
        switch message {
        case .loaded(let kind, let items): return load(items, of: kind)
        case .asking(let kind): askedKinds.insert(kind)
        case .found(let kind, let text, let keys, let nearestName):
            changeLevels(of: kind) { $0.setMatches(keys, of: text, nearestName: nearestName, $1) }
        case .edits(let key, let name, let texts):
            // The user may do something else in the meantime.
            if overlay == nil, !level.isFiltering { overlay = .form(MarkForm(key, name: name, texts)) }
        case .unmark(let items): return unmark(items)
        case .changed(let result): receive(result)
        case .longSaving: leaving?.asks = true
        case .failed(let kind, let sentence):
            askedKinds.remove(kind)
            catalog.setFailure(sentence, of: kind, keepsItems: cachePolicy != .noCache)
            changeLevels(of: kind) { $0.update($1) }
            notice = sentence
        case .failure(let sentence): notice = sentence
        case .second: renewTimes()
        case .repliesEnded: if pictures?.terminal == nil { learnTerminal() }
        case .rested(let number): return pictures?.rest(number) ?? []
        case .picture(let wish, let drawn): return pictures?.receive(drawn, for: wish) ?? []
        case .storedPicture(let wish, let drawn): return pictures?.receive(stored: drawn, for: wish) ?? []
        case .latePicture(let number): pictures?.dropLatePicture(number)
        }
        return []
    }

    /// `true` for a list that only this machine has, which shows ages.
    private var showsAges: Bool { collection.map { $0.source == nil } ?? false }

    /// Lets the ages of the shown list follow the clock.
    ///
    /// At rest, another list needs no processor.
    private mutating func followClock() -> [Effect<BrowserMessage>] {
        if !showsAges || awaitsSecond { return [] }
        awaitsSecond = true
        return [.send(.second, after: .seconds(1))]
    }

    private mutating func renewTimes() {
        awaitsSecond = false
        if showsAges { catalog.renewFields(of: level.kind) }
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
        report(items, of: kind, isAnswer: isAnswer)
        return search(in: kind)
    }

    /// Shows the failure of the cache or of the API.
    ///
    /// The lists of the API share one cache, whose failure is shown once: it would hide where each list is from.
    private mutating func report(_ items: Fetched<[BrowsableItem]>, of kind: String, isAnswer: Bool) {
        let failure = items.cacheFailure?.localizedText
        if let failure, failure != cacheFailure {
            notice = failure
            if catalog.collection(of: kind)?.source != nil { cacheFailure = failure }
        } else if isAnswer, let failure = items.remoteFailure {
            notice = failure.localizedText
        }
    }

    /// Searches in the lists of a kind that have a filter.
    private func search(in kind: String) -> [Effect<BrowserMessage>] {
        guard let items = catalog.collection(of: kind)?.items else { return [] }
        return tabs.indices.flatMap { tab in
            tabs[tab].enumerated().filter { $1.kind == kind && $1.filter != nil }
                .map { $1.search(items, at: [tab, $0]) }
        }
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
    var collections: [BrowsedCollection] { catalog.collections }

    /// The list that is shown.
    var level: ListLevel {
        get { tabs[tab][tabs[tab].count - 1] }
        set { tabs[tab][tabs[tab].count - 1] = newValue }
    }

    /// The collection of the list that is shown.
    var collection: BrowsedCollection? { catalog.collection(of: level.kind) }

    /// The card of the selected item.
    var card: ItemCard? { panes.card }

    var layout: BrowserLayout { BrowserLayout(size, showsCard: level.isCardFocused, isGallery: isGallery) }

    /// The key of the selected item, if it can be marked.
    var markableKey: ItemKey? {
        level.isSearching ? nil : level.item.flatMap { catalog.marked?.marks.key($0.link) }
    }

    var form: MarkForm? {
        get { if case .form(let form) = overlay { form } else { nil } }
        set { overlay = newValue.map { .form($0) } }
    }
}
