public import ChallengeCore
public import ChallengeTerminal
internal import Synchronization

/// Loads and prints the part of a list that the user requests: one page, all pages, or the first items.
public struct PagePrinter<Item: Sendable>: Sendable {
    /// Loads the page with the number.
    public typealias Load = @Sendable (Int) async throws -> Fetched<Page<Item>>

    private let request: PagingRequest
    private let noun: Noun
    private let writer: RecordWriter<Item>
    private let notes: OriginNotes
    private let console: Console
    private let commandLine: String
    private let history: (any HistoryRecorderContract)?
    private let order: ListOrder<Item>?
    private let condition: (@Sendable (Item) -> Bool)?
    /// The link of the list, if it is printed in place of the list.
    private let link: DeepLink?
    private let load: Load
    private let related: RelatedItems<Item>?
    private let pictures: ItemPictures<Item>?
    private let sheet: PictureSheet?
    private let similarNames: @Sendable () async throws -> [String]
    private let invocation: Invocation

    /// - Parameters:
    ///   - noun: The word for the items.
    ///   - history: Receives the command line once, after the first items were printed.
    ///   - namesOrigin: `true` if a note always has the origin of the items.
    ///   - condition: Selects items of the whole list; `nil` selects all.
    ///   - related: The related items of the schema, which are fetched for the printed items.
    ///   - similarNames: Returns names that the user can search for if the list is empty.
    public init(
        _ schema: RecordSchema<Item>,
        noun: Noun,
        _ invocation: Invocation,
        _ console: Console,
        history: (any HistoryRecorderContract)?,
        namesOrigin: Bool = false,
        where condition: (@Sendable (Item) -> Bool)? = nil,
        with related: RelatedItems<Item>? = nil,
        pictures: ItemPictures<Item>? = nil,
        similarNames: @escaping @Sendable () async throws -> [String] = { [] },
        load: @escaping Load
    ) throws {
        commandLine = invocation.commandLine
        let printsLink = invocation.has(optionNamed: LinkOption.link.name)
        if printsLink { try LinkOption.refuseOtherOptions(invocation) }
        link = printsLink ? invocation.linkOfList : nil
        self.noun = noun
        self.history = history
        self.console = console
        self.condition = condition
        self.related = related
        self.similarNames = similarNames
        self.invocation = invocation
        self.load = load
        order = try ListOrder(schema, invocation)
        request = PagingRequest(invocation, default: .page(1))
        self.pictures = pictures
        sheet = pictures?.sheet(of: request.size(inListOf: PictureOptions.usualList))
        writer = try RecordWriter(
            schema, invocation, console, alsoShowing: order?.shownFields ?? [], asSheet: sheet,
            inDetail: related?.areRequested == true)
        notes = OriginNotes(invocation, console, namesOrigin: namesOrigin)
    }

    /// Prints the requested part.
    ///
    /// A failure of the related items is printed as a warning; the exit code is then 69.
    public func print() async throws {
        if let link { return try console.print(SafeText(link.description)) }
        var isEmpty = false
        try await console.whileLoading { update in
            let progress = LoadedItems(of: isSelection ? .all : request, update: update)
            let pages = SelectedPages(order: order, where: condition) { number in
                let fetched = try await load(number)
                if order?.readsRelatedItems == true { try await related?.fetch(for: fetched.value.items) }
                progress.add(fetched.value)
                return fetched
            }
            let walk = PageWalk { try await pages.page($0) }
            try await writer.writeList(request, of: walk, noun: noun) { items in
                try await related?.fetch(for: items)
                if let sheet { await pictures?.add(items, to: sheet) }
            } visit: { part, isFirst in
                if isFirst { await record(part.fetched.origin) }
                isEmpty = part.page.count == 0
            } note: { fetched in
                notes.note(fetched)
            }
        }
        try related?.reportFailures(on: console)
        if isEmpty { await console.noteSimilarTexts(similarNames, invocation) }
    }

    /// `true` if the whole list is loaded, because its items are sorted or selected.
    private var isSelection: Bool { order != nil || condition != nil }

    private func record(_ origin: Origin) async {
        await history?.record([HistoryItem(identifier: nil, name: commandLine, origin: origin)])
    }
}

/// The number of loaded items of a list, which is shown as progress if several pages are needed.
private final class LoadedItems: Sendable {
    private let request: PagingRequest
    private let update: @Sendable (WorkProgress) -> Void
    private let count = Mutex(0)

    init(of request: PagingRequest, update: @escaping @Sendable (WorkProgress) -> Void) {
        self.request = request
        self.update = update
    }

    func add<Item>(_ page: Page<Item>) {
        // The lock keeps the numbers in order.
        count.withLock { count in
            count += page.size
            if case .page = request { return }
            update(WorkProgress(count, of: request.size(inListOf: page.count)))
        }
    }
}
