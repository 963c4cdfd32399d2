public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

extension RecordWriter {
    /// Prints pages of a list that is stored on this machine, and returns the last one.
    ///
    /// - Throws: ``CollectionFailure/invalidPage(page:pages:)`` for a page after the end.
    @discardableResult
    public func writePages(
        _ request: PagingRequest, load: (Int) async throws -> Page<Item>
    ) async throws -> Page<Item> {
        var writer = self
        var total = 0
        do {
            return try await writer.writeEach(request, load: load) { total = min($0.count, request.limit ?? .max) }
        } catch {
            try writer.finish(after: error, total: total)
            throw error
        }
    }

    private mutating func writeEach(
        _ request: PagingRequest, load: (Int) async throws -> Page<Item>, visit: (Page<Item>) -> Void
    ) async throws -> Page<Item> {
        var remaining = request.limit ?? .max
        var number = if case .page(let page) = request.extent { page } else { 1 }
        while true {
            let page = try await load(number)
            if page.items.isEmpty, page.count > 0 {
                throw CollectionFailure.invalidPage(page: number, pages: page.pages)
            }
            let items = page.items.prefix(remaining)
            visit(page)
            try write(Array(items))
            remaining -= items.count
            if request.extent != .all || page.isLast || remaining == 0 {
                try finish()
                return page
            }
            number += 1
        }
    }

    /// Ends a list after a failure so that the output is complete in its format, and warns that records are missing.
    ///
    /// Prints nothing if no record was printed, after an interruption, or if the output itself failed.
    mutating func finish(after failure: any Error, total: Int) throws(OutputFailure) {
        let isCancelled =
            failure is CancellationError || (failure as? any PresentableError)?.exitCode == .interrupted
        if count == 0 || isCancelled || failure is OutputFailure { return }
        try finish()
        console.warning(SafeText("listing.warning.incomplete %@ %@".localized("\(count)", "\(total)")))
    }

    /// Prints a note with the number of items that the page omits because of their identifiers.
    func noteDroppedItems(of page: Page<Item>) {
        if page.dropped == 0 { return }
        console.note(SafeText("listing.note.dropped %@ %lld".localized("\(page.number)", page.dropped)))
    }

    /// Prints the footer of a page on stderr.
    ///
    /// For an empty list, it says that nothing matches. Below a table in a terminal, it has the number of the page, the
    /// pages and the items. Other pages have no footer.
    public func printPageFooter(of page: Page<Item>) {
        if page.count == 0 {
            console.note(SafeText("listing.note.noMatch".localized()))
        } else if console.output.isTerminal, format == .table, page.pages > 1 {
            let text = "listing.note.page %@ %@ %lld".localized("\(page.number)", "\(page.pages)", page.count)
            console.note(SafeText(text))
        }
    }
}
