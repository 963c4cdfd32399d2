public import ChallengeCore
internal import ChallengeResources

extension RecordWriter {
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
