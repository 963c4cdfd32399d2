internal import ChallengeCore
internal import ChallengeResources
internal import ChallengeTerminal

/// The items of another feature that a result refers to.
public struct RelatedItems<Item: Sendable>: Sendable {
    /// The items that were found, by identifier.
    public let items: [Int: Item]

    /// The failure of the missing items; `nil` if all were found.
    let failure: LookupFailure?

    init(_ results: LookupResults<Int, Item>, noun: String) {
        items = results.entries.reduce(into: [:]) { items, entry in
            if case .found(let fetched) = entry.result { items[entry.key] = fetched.value }
        }
        failure = LookupFailure(results, noun: noun, areRelated: true, notFound: { _ in BrokenLink() })
    }
}

/// The error for a link to an item that does not exist.
private struct BrokenLink: PresentableError {
    var message: String { "listing.linkNotFound".localized() }
    var exitCode: ExitCode { .unavailable }
}
