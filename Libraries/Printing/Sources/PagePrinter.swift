public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// Loads and prints the part of a list that the user requests: one page, all pages, or the first items.
public struct PagePrinter<Item: Sendable>: Sendable {
    /// Loads the page with the number.
    public typealias Load = @Sendable (Int) async throws -> Fetched<Page<Item>>

    private let request: PagingRequest
    private let noun: String
    private let writer: RecordWriter<Item>
    private let notes: OriginNotes
    private let console: Console
    private let commandLine: String
    private let history: any HistoryRecorderContract
    private let load: Load

    /// - Parameters:
    ///   - noun: The key of the word for the items, with a plural form, such as `location.noun`.
    ///   - history: Receives the command line once, after the first items were printed.
    ///   - condition: Selects items of the whole list; `nil` selects all.
    public init(
        _ schema: RecordSchema<Item>,
        noun: String,
        _ invocation: Invocation,
        _ console: Console,
        history: any HistoryRecorderContract,
        where condition: (@Sendable (Item) -> Bool)? = nil,
        load: @escaping Load
    ) throws {
        commandLine = invocation.commandLine
        self.noun = noun
        self.history = history
        self.console = console
        let order = try ListOrder(schema, invocation)
        let pages = SelectedPages(order: order, where: condition, load: load)
        self.load = { try await pages.page($0) }
        request = PagingRequest(invocation, default: .page(1))
        writer = try RecordWriter(schema, invocation, console, alsoShowing: order?.shownFields ?? [])
        notes = OriginNotes(invocation, console)
    }

    /// Prints the requested part.
    ///
    /// - Parameter similarNames: Returns names that the user can search for if the list is empty.
    public func print(similarNames: () async throws -> [String] = { [] }) async throws {
        let walk = PageWalk(load: load)
        var isEmpty = false
        try await console.withStatus(SafeText("listing.status.fetching".localized())) { update in
            try await writer.writeList(request, of: walk, noun: noun) { part, isFirst in
                if isFirst { await record(part.fetched.origin) }
                let page = part.page
                isEmpty = page.count == 0
                update(SafeText("listing.status.page %@ %@".localized("\(page.number)", "\(page.pages)")))
            } note: { fetched in
                notes.note(fetched)
            }
        }
        // The list is printed, so a failure of the proposal is ignored.
        guard isEmpty, let names = try? await similarNames(), !names.isEmpty else { return }
        console.note(SafeText("listing.name.nearest %@".localized(names.joined(separator: ", "))))
    }

    private func record(_ origin: Origin) async {
        await history.record([HistoryItem(identifier: nil, name: commandLine, origin: origin)])
    }
}
