public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// The failures of looking up one or several items as one error, because they were requested together.
public struct LookupError: PresentableError {
    /// The identifiers or names of the items that do not exist.
    private let missing: [String]
    /// The identifiers or names of the items that could not be loaded.
    private let failed: [String]
    private let noun: Noun
    /// `true` for items that the user did not name, but that other items refer to.
    private let areRelated: Bool
    /// The error of the first item that does not exist.
    private let notFound: (any PresentableError)?
    /// The failure of the first item that could not be loaded.
    private let failure: (any PresentableError)?
    /// `true` if other items were found.
    private let isPartial: Bool

    /// Creates the error, or returns `nil` if every item was found.
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
        if missing.isEmpty, failed.isEmpty { return nil }
        self.missing = missing.map { "\($0)" }
        self.failed = failed.map { "\($0.key)" }
        self.noun = noun
        self.areRelated = areRelated
        self.notFound = missing.first.map(notFound)
        failure = failed.first?.failure
        isPartial = !areRelated && !results.found.isEmpty
    }

    /// Creates the error for the only item that the user named, which could not be loaded.
    init(_ failure: any PresentableError, loading item: String, noun: Noun) {
        missing = []
        failed = [item]
        self.noun = noun
        areRelated = false
        notFound = nil
        self.failure = failure
        isPartial = false
    }

    public var message: String { [notFoundMessage, notLoadedMessage].compactMap(\.self).joined(separator: " ") }

    private var notFoundMessage: String? {
        guard let notFound else { return nil }
        if missing.count == 1, !areRelated { return notFound.message }
        return "listing.notFoundSeveral %@".localized(missing.list(of: noun), missing.count)
    }

    private var notLoadedMessage: String? {
        failure.map { "listing.notLoaded %@ %@".localized(failed.list(of: noun), $0.message, failed.count) }
    }

    public var advice: String? { failure?.advice ?? notFound?.advice }

    public var cause: String? { failure?.cause ?? notFound?.cause }

    /// The exit code of an item that could not be loaded; otherwise that of a partial result, or of a missing item.
    public var exitCode: ExitCode { failure?.exitCode ?? (isPartial ? .failure : notFound?.exitCode ?? .notFound) }
}

extension [String] {
    /// Returns the names as a list after the noun: `episodes 3, 7–12, S01E99`.
    fileprivate func list(of noun: Noun) -> String { "\(noun(count)) \(ranges)" }
}
