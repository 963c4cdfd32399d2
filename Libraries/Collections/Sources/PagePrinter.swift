public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal
internal import Synchronization

/// Loads and prints the part of a list that the user requests: one page, all pages, or the first items.
public struct PagePrinter<Item: Sendable>: Sendable {
    /// Loads the page with the number.
    public typealias Load = @Sendable (Int) async throws -> Fetched<Page<Item>>

    private let request: PagingRequest
    private let noun: Noun
    private let empty: String
    private let writer: RecordWriter<Item>
    /// The notes about the origin; `nil` for items that exist only on this machine.
    private var notes: OriginNotes?
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
    ///   - defaultRequest: The part that is printed if the user passes no `--page`, `--limit` or `--all`.
    ///   - empty: The key of the text for an empty list.
    ///   - condition: Selects items of the whole list; `nil` selects all.
    ///   - related: The related items of the schema, which are fetched for the printed items.
    ///   - similarNames: Returns names that the user can search for if the list is empty.
    public init(
        _ schema: RecordSchema<Item>,
        noun: Noun,
        _ invocation: Invocation,
        _ console: Console,
        history: (any HistoryRecorderContract)?,
        default defaultRequest: PagingRequest = .page(1),
        empty: String = ListFooter.noMatch,
        where condition: (@Sendable (Item) -> Bool)? = nil,
        with related: RelatedItems<Item>? = nil,
        pictures: ItemPictures<Item>? = nil,
        similarNames: @escaping @Sendable () async throws -> [String] = { [] },
        load: @escaping Load
    ) throws {
        commandLine = invocation.commandLine
        let printsLink = invocation.has(LinkOption.link)
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
        request = PagingRequest(invocation, default: defaultRequest)
        self.empty = empty
        var pictures = pictures
        sheet = pictures?.sheet(of: request.size(inListOf: PictureOptions.usualList))
        self.pictures = pictures
        writer = try RecordWriter(
            schema, invocation, console, alsoShowing: order?.shownFields ?? [], asSheet: sheet,
            inDetail: related?.areRequested == true)
        notes = OriginNotes(invocation, console)
    }

    /// Creates the printer of a list that is stored on this machine.
    ///
    /// - Parameter load: Returns the page with the number, which is empty after the end.
    public init(
        stored schema: RecordSchema<Item>, noun: Noun, _ invocation: Invocation, _ console: Console,
        default defaultRequest: PagingRequest, empty: String, pictures: ItemPictures<Item>? = nil,
        similarNames: @escaping @Sendable () async throws -> [String] = { [] },
        load: @escaping @Sendable (Int) async throws -> Page<Item>
    ) throws {
        try self.init(
            schema, noun: noun, invocation, console, history: nil, default: defaultRequest, empty: empty,
            pictures: pictures, similarNames: similarNames
        ) { number in
            let page = try await load(number)
            if page.size == 0, page.count > 0 { throw APIError.pageNotFound(page: number, pages: page.pages) }
            return Fetched(value: page, origin: .cache(age: .zero))
        }
        notes = nil
    }

    /// Prints the requested part.
    ///
    /// A failure of the related items is printed as a warning; the exit code is then 69.
    public func print() async throws {
        if let link { return try console.print(SafeText(link.description)) }
        let footer = try await console.whileLoading { update in try await printParts(progress: update) }
        footer.print(on: console, empty: empty)
        let reading = Result { () throws(ReportedExit) in
            try console.reportUnreadable(footer.unreadable, invocation)
        }
        try related?.reportFailures(on: console)
        try reading.get()
        if footer.total == 0 { await console.noteSimilarTexts(similarNames, invocation) }
    }

    /// Prints the parts and the end of the format, and returns the footer.
    private func printParts(progress update: @escaping @Sendable (WorkProgress) -> Void) async throws -> ListFooter {
        let progress = LoadedItems(of: isSelection ? .all : request, update: update)
        let pages = PageWalk { number in
            let fetched = try await load(number)
            if order?.readsRelatedItems == true { try await related?.fetch(for: fetched.value.items) }
            progress.add(fetched.value)
            return fetched
        }
        var writer = writer
        var footer = ListFooter(noun: noun, request: request)
        var last: Fetched<Page<Item>>?
        do {
            try await pages.selecting(where: condition, order: order).visit(request) { part in
                note(last)
                last = part.fetched
                try await related?.fetch(for: part.items)
                if let sheet { await pictures?.add(part.items, to: sheet) }
                let isFirst = writer.count == 0 && !part.items.isEmpty
                try writer.write(part.items)
                footer.add(part)
                writer.source = footer.source(notes == nil ? nil : footer.origin)
                if isFirst { await record(part.fetched.origin) }
            }
        } catch {
            note(last)
            try? console.reportUnreadable(footer.unreadable, invocation)
            try finish(&writer, after: error, total: request.size(inListOf: footer.total))
            throw error
        }
        try writer.finish()
        note(last)
        return footer
    }

    /// Ends a list after a failure so that the output is complete in its format, and warns that records are missing.
    ///
    /// Prints nothing if no record was printed, after an interruption, or if the output itself failed.
    private func finish(_ writer: inout RecordWriter<Item>, after failure: any Error, total: Int) throws(StreamError) {
        let isCancelled =
            failure is CancellationError || (failure as? any PresentableError)?.exitCode == .interrupted
        if writer.count == 0 || isCancelled || failure is StreamError { return }
        try writer.finish()
        console.warning(SafeText("listing.warning.incomplete %@ %@".localized("\(writer.count)", "\(total)")))
    }

    /// Prints the notes about a page, when the next page has arrived or the output has ended.
    private func note(_ fetched: Fetched<Page<Item>>?) {
        guard let fetched else { return }
        notes?.note(fetched)
        let page = fetched.value
        if case let others = page.dropped - page.unreadable.count, others > 0 {
            console.note(SafeText("listing.note.dropped %@ %lld".localized("\(page.number)", others)))
        }
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
