internal import ChallengeResources
public import ChallengeTerminal

extension Console {
    /// The largest number of items that a note names.
    private var mostNames: Int { 5 }

    /// Prints a note that names the items of the API that cannot be read.
    ///
    /// - Parameter items: The identifiers and places of the items.
    public func noteUnreadable(_ items: [String]) {
        if items.isEmpty { return }
        let names = items.prefix(mostNames).joined(separator: ", ") + (items.count > mostNames ? ", …" : "")
        note(SafeText("listing.note.unreadable %@ %lld".localized(names, items.count)))
    }
}
