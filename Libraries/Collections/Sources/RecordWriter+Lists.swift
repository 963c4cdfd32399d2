public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

extension RecordSchema {
    /// Prints the requested part of a list that is stored on this machine, and its footer.
    ///
    /// - Parameters:
    ///   - defaultRequest: The part that is printed if the user passes no `--page`, `--limit` or `--all`.
    ///   - noun: The word for the items.
    ///   - empty: The key of the text for an empty list.
    ///   - similarNames: Returns names that the user can search for if the list is empty.
    /// - Throws: ``APIError/pageNotFound(page:pages:)`` for a page after the end.
    public func printStoredList(
        _ invocation: Invocation, _ console: Console, default defaultRequest: PagingRequest, noun: Noun,
        empty: String, similarNames: () async throws -> [String] = { [] },
        load: @escaping @Sendable (Int) async throws -> Page<Item>
    ) async throws {
        let order = try ListOrder(self, invocation)
        let writer = try RecordWriter(self, invocation, console, alsoShowing: order?.shownFields ?? [])
        let pages = SelectedPages(order: order) { number in
            let page = try await load(number)
            if page.size == 0, page.count > 0 {
                throw APIError.pageNotFound(page: number, pages: page.pages)
            }
            return Fetched(value: page, origin: .cache(age: .zero))
        }
        var isEmpty = false
        try await writer.writeList(
            PagingRequest(invocation, default: defaultRequest), of: PageWalk { try await pages.page($0) }, noun: noun,
            empty: empty, isStored: true, visit: { part, _ in isEmpty = part.page.count == 0 })
        if isEmpty { await console.noteSimilarTexts(similarNames, invocation) }
    }
}

extension RecordWriter {
    /// Prints the requested part of a list, and its footer.
    ///
    /// - Parameters:
    ///   - isStored: `true` if the records exist only on this machine.
    ///   - prepare: Receives the records of a part before they are printed.
    ///   - visit: Receives each part after it was printed; `isFirst` is `true` for the part with the first records.
    ///   - note: Prints notes about a page. It is called when the next page arrives; for the last page, it is called
    ///     after the end of the output.
    func writeList(
        _ request: PagingRequest, of walk: PageWalk<Item>, noun: Noun, empty: String = ListFooter.noMatch,
        isStored: Bool = false, prepare: ([Item]) async throws -> Void = { _ in },
        visit: (_ part: PagePart<Item>, _ isFirst: Bool) async -> Void = { _, _ in },
        note: (Fetched<Page<Item>>) -> Void = { _ in }
    ) async throws {
        var writer = self
        var footer = ListFooter(noun: noun, request: request)
        var last: Fetched<Page<Item>>?
        var oldest: Origin?
        func noteLast() {
            guard let last else { return }
            note(last)
            noteDroppedItems(of: last.value)
        }
        do {
            try await walk.visit(request) { part in
                noteLast()
                last = part.fetched
                try await prepare(part.items)
                let isFirst = writer.count == 0 && !part.items.isEmpty
                try writer.write(part.items)
                footer.add(part)
                oldest = Origin.oldest(of: [oldest, part.fetched.origin].compactMap(\.self))
                writer.source = footer.source(isStored ? nil : oldest)
                await visit(part, isFirst)
            }
        } catch {
            noteLast()
            try writer.finish(after: error, total: request.size(inListOf: footer.total))
            throw error
        }
        try writer.finish()
        noteLast()
        footer.print(on: console, empty: empty)
    }

    /// Ends a list after a failure so that the output is complete in its format, and warns that records are missing.
    ///
    /// Prints nothing if no record was printed, after an interruption, or if the output itself failed.
    private mutating func finish(after failure: any Error, total: Int) throws(StreamError) {
        let isCancelled =
            failure is CancellationError || (failure as? any PresentableError)?.exitCode == .interrupted
        if count == 0 || isCancelled || failure is StreamError { return }
        try finish()
        console.warning(SafeText("listing.warning.incomplete %@ %@".localized("\(count)", "\(total)")))
    }

    /// Prints a note with the number of dropped items (``Page/dropped``).
    private func noteDroppedItems(of page: Page<Item>) {
        if page.dropped == 0 { return }
        console.note(SafeText("listing.note.dropped %@ %lld".localized("\(page.number)", page.dropped)))
    }
}
