internal import ChallengeResources
public import ChallengeTerminal

/// The option that makes items of the API that cannot be read an error.
public enum StrictOption {
    public static let strict = Flag("strict", help: "listing.option.strict")
}

extension Console {
    /// The largest number of items that a note names.
    private var mostNames: Int { 5 }

    /// Prints a note that names the items of the API that cannot be read; with `--strict`, an error, and throws.
    ///
    /// - Parameter items: The identifiers and places of the items.
    public func reportUnreadable(_ items: [String], _ invocation: Invocation) throws(ReportedExit) {
        if items.isEmpty { return }
        let names = items.prefix(mostNames).joined(separator: ", ") + (items.count > mostNames ? ", …" : "")
        let text = "listing.note.unreadable %@ %lld".localized(names, items.count)
        guard invocation.has(StrictOption.strict) else { return note(SafeText(text)) }
        error(SafeText(text))
        throw ReportedExit(exitCode: .dataError)
    }
}
