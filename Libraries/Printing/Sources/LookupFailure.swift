public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// The failures of looking up several items as one error, because they were requested together.
public struct LookupFailure: PresentableError {
    /// The identifiers or names of the items that do not exist, as the user typed them.
    private let missing: [String]
    /// The identifiers or names of the items that could not be loaded.
    private let failed: [String]
    /// The word for related items; `nil` for the items that the user named.
    private let noun: String?
    /// The error of the first item that does not exist.
    private let notFound: (any PresentableError)?
    /// The failure of the first item that could not be loaded.
    private let failure: CollectionFailure?
    /// `true` if other items were found.
    private let isPartial: Bool

    /// Creates the error, or returns `nil` if every item was found.
    ///
    /// - Parameters:
    ///   - noun: The word for the items, if they are not the subject of the command.
    ///   - notFound: Returns the error for an item that does not exist.
    public init?<Key: CustomStringConvertible, Item>(
        _ results: LookupResults<Key, Item>, noun: String? = nil, notFound: (Key) -> any PresentableError
    ) {
        let missing = results.entries.filter { if case .notFound = $0.result { true } else { false } }.map(\.key)
        let failed = results.entries.compactMap { entry -> (key: Key, failure: CollectionFailure)? in
            if case .failed(let failure) = entry.result { (entry.key, failure) } else { nil }
        }
        if missing.isEmpty, failed.isEmpty { return nil }
        self.missing = missing.map { "\($0)" }
        self.failed = failed.map { "\($0.key)" }
        self.noun = noun
        self.notFound = missing.first.map(notFound)
        failure = failed.first?.failure
        isPartial = noun == nil && !results.found.isEmpty
    }

    public var message: String { [notFoundMessage, notLoadedMessage].compactMap(\.self).joined(separator: " ") }

    private var notFoundMessage: String? {
        guard let notFound else { return nil }
        if missing.count == 1, noun == nil { return notFound.message }
        return "listing.notFoundSeveral %@".localized(list(missing))
    }

    private var notLoadedMessage: String? {
        failure.map { "listing.notLoaded %@ %@".localized(list(failed), $0.message) }
    }

    private func list(_ names: [String]) -> String { noun.map { "\($0) \(names.ranges)" } ?? names.ranges }

    public var advice: String? { failure?.advice ?? notFound?.advice }

    public var cause: String? { failure?.cause ?? notFound?.cause }

    /// The exit code of an item that could not be loaded; otherwise that of a partial result, or of a missing item.
    public var exitCode: ExitCode { failure?.exitCode ?? (isPartial ? .failure : notFound?.exitCode ?? .notFound) }
}

extension [String] {
    /// The names as a list; consecutive numbers form a range, and numbers come first: `3, 7–12, S01E99`.
    fileprivate var ranges: String {
        var ranges: [ClosedRange<Int>] = []
        for number in compactMap({ Int($0) }).sorted() {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        let numbers = ranges.map { range in
            range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
        }
        return (numbers + filter { Int($0) == nil }).joined(separator: ", ")
    }
}
