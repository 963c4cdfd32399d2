public import ChallengeCore
internal import ChallengeResources

extension RecordWriter {
    /// Ends a list after a failure, so that what was printed is complete in its format, and warns that records are missing.
    ///
    /// Before the first record, nothing is printed. After an interruption or a failure of the output, nothing more is.
    mutating func finish(after failure: any Error, total: Int) throws(OutputFailure) {
        let isCancelled = failure is CancellationError || (failure as? any FetchFailure)?.kind == .cancelled
        if count == 0 || isCancelled || failure is OutputFailure { return }
        try finish()
        console.warning(SafeText("listing.warning.incomplete %@ %@".localized("\(count)", "\(total)")))
    }

    /// Tells how many items of the page are left out, if any are.
    func remark(onDroppedItemsOf page: Page<Item>) {
        if page.dropped == 0 { return }
        console.note(SafeText("listing.note.dropped %@ %lld".localized("\(page.number)", page.dropped)))
    }

    /// Tells a person at a terminal how much more there is than this page, and anybody that there is nothing.
    public func remark(onExtentOf page: Page<Item>) {
        if page.count == 0 {
            console.note(SafeText("listing.note.noMatch".localized()))
        } else if console.output.isTerminal, format == .table, page.pages > 1 {
            let text = "listing.note.page %@ %@ %lld".localized("\(page.number)", "\(page.pages)", page.count)
            console.note(SafeText(text))
        }
    }
}
