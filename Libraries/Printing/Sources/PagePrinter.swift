public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// Loads and prints the part of a list that the user requests: one page, all pages, or the first items.
public struct PagePrinter<Item: Sendable>: Sendable {
    /// Loads the page with the number.
    public typealias Load = @Sendable (Int) async throws -> Fetched<Page<Item>>

    private let request: PagingRequest
    private let writer: RecordWriter<Item>
    private let notes: OriginNotes
    private let console: Console
    private let commandLine: String
    private let history: any HistoryRecorderContract
    private let load: Load

    /// - Parameters:
    ///   - history: Receives the command line once, after the first items were printed.
    ///   - condition: Selects items of the whole list; `nil` selects all.
    public init(
        _ schema: RecordSchema<Item>,
        _ invocation: Invocation,
        _ console: Console,
        history: any HistoryRecorderContract,
        where condition: (@Sendable (Item) -> Bool)? = nil,
        load: @escaping Load
    ) throws {
        commandLine = invocation.commandLine
        self.history = history
        self.console = console
        let pages = try SelectedPages(schema, invocation, where: condition, load: load)
        self.load = { try await pages.page($0) }
        request = PagingRequest(invocation)
        writer = try RecordWriter(schema, invocation, console)
        notes = OriginNotes(invocation, console)
    }

    public func print() async throws {
        try await console.withStatus(SafeText("listing.status.fetching".localized())) { update in
            switch request.extent {
            case .page(let page): try await printPage(page)
            case .all: try await printAll(update)
            }
        }
    }

    private func printPage(_ number: Int) async throws {
        var writer = writer
        let fetched = try await load(number)
        let items = Array(fetched.value.items.prefix(request.limit ?? .max))
        try writer.write(items)
        try writer.finish()
        if !items.isEmpty { await record(fetched.origin) }
        notes.note(fetched)
        writer.noteDroppedItems(of: fetched.value)
        writer.printPageFooter(of: fetched.value)
    }

    private func printAll(_ update: @Sendable (@autoclosure () -> SafeText) -> Void) async throws {
        var writer = writer
        var remaining = request.limit ?? .max
        var total = 0
        do {
            try await PageWalk(load: load).visitPages(limit: request.limit) { fetched in
                let page = fetched.value
                let items = Array(page.items.prefix(remaining))
                remaining -= items.count
                total = min(page.count, request.limit ?? .max)
                try writer.write(items)
                if page.number == 1, !items.isEmpty { await record(fetched.origin) }
                notes.note(fetched)
                writer.noteDroppedItems(of: page)
                if page.count == 0 { writer.printPageFooter(of: page) }
                update(SafeText("listing.status.page %@ %@".localized("\(page.number)", "\(page.pages)")))
                return remaining > 0
            }
        } catch {
            try writer.finish(after: error, total: total)
            throw error
        }
        try writer.finish()
    }

    private func record(_ origin: Origin) async {
        await history.record([HistoryItem(identifier: nil, name: commandLine, origin: origin)])
    }
}
