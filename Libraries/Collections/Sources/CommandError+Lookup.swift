public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// The failures of looking up one or several items as one error, because they were requested together.
extension CommandError {
    /// Creates the error, or returns `nil` if every item was found.
    ///
    /// The exit code is that of an item that could not be loaded, otherwise that of a partial result or of a missing item.
    ///
    /// - Parameters:
    ///   - noun: The word for the items.
    ///   - areRelated: `true` if other items refer to these items, which the user did not name.
    ///   - notFound: Returns the error for an item that does not exist.
    public init?<Key: CustomStringConvertible, Item>(
        _ results: LookupResults<Key, Item>, noun: Noun, areRelated: Bool = false,
        notFound: (Key) -> any PresentableError
    ) {
        let missing = results.entries.filter { if case .notFound = $0.result { true } else { false } }.map(\.key)
        let failed = results.entries.compactMap { entry -> (key: Key, failure: APIError)? in
            if case .failed(let failure) = entry.result { (entry.key, failure) } else { nil }
        }
        let failure: (any PresentableError)? = failed.first?.failure
        let absence = missing.first.map(notFound)
        guard let first = failure ?? absence else { return nil }
        let notFoundText = absence.map { error in
            missing.count == 1 && !areRelated
                ? error.message
                : "listing.notFoundSeveral %@".localized(missing.map { "\($0)" }.list(of: noun), missing.count)
        }
        let notLoadedText = failure.map { Self.text(loading: failed.map { "\($0.key)" }, noun, $0) }
        let isPartial = failure == nil && !areRelated && !results.found.isEmpty
        self.init(
            [notFoundText, notLoadedText].compactMap(\.self).joined(separator: " "),
            advice: first.advice ?? absence?.advice, exitCode: isPartial ? .failure : first.exitCode,
            cause: first.cause ?? absence?.cause)
    }

    /// Creates the error for items to which others refer, or returns `nil` if every item was found.
    init?<Key: CustomStringConvertible, Item>(related results: LookupResults<Key, Item>, noun: Noun) {
        self.init(results, noun: noun, areRelated: true) { _ in
            CommandError("listing.linkNotFound".localized(), exitCode: .unavailable)
        }
    }

    /// Creates the error for the only item that the user named, which could not be loaded.
    init(_ failure: any PresentableError, loading item: String, noun: Noun) {
        self.init(
            Self.text(loading: [item], noun, failure), advice: failure.advice, exitCode: failure.exitCode,
            cause: failure.cause)
    }

    private static func text(loading items: [String], _ noun: Noun, _ failure: any PresentableError) -> String {
        "listing.notLoaded %@ %@".localized(items.list(of: noun), failure.message, items.count)
    }
}

extension [String] {
    /// Returns the names as a list after the noun: `episodes 3, 7–12, S01E99`.
    fileprivate func list(of noun: Noun) -> String { "\(noun(count)) \(ranges)" }
}
