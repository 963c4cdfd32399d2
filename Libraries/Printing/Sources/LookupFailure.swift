public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// The failures of looking up several items as one error, because they were requested together.
public struct LookupFailure: PresentableError {
    /// The identifiers or names of the items that were not found or not loaded, as the user typed them.
    let names: [String]
    /// The word for related items; `nil` for the items that the user named.
    let noun: String?
    /// The error of the first of these items.
    let error: any PresentableError
    private let isNotFound: Bool
    /// `true` if other items were found and the missing ones do not exist.
    private let isPartial: Bool

    /// Creates the error, or returns `nil` if every item was found.
    ///
    /// - Parameters:
    ///   - noun: The word for the items, if they are not the subject of the command.
    ///   - notFound: Returns the error for an item that does not exist.
    public init?<Key: CustomStringConvertible, Item>(
        _ results: LookupResults<Key, Item>, noun: String? = nil, notFound: (Key) -> any PresentableError
    ) {
        let missing = results.entries.filter { if case .notFound = $0.result { true } else { false } }
        let failed = results.entries.compactMap { entry -> (key: Key, failure: CollectionFailure)? in
            if case .failed(let failure) = entry.result { (entry.key, failure) } else { nil }
        }
        self.noun = noun
        if let first = missing.first {
            names = missing.map { "\($0.key)" }
            error = notFound(first.key)
            isNotFound = true
            isPartial = noun == nil && !results.found.isEmpty
        } else if let first = failed.first {
            names = failed.map { "\($0.key)" }
            error = first.failure
            isNotFound = false
            isPartial = false
        } else {
            return nil
        }
    }

    public var message: String {
        guard isNotFound else { return "listing.notLoaded %@ %@".localized(list, error.message) }
        return names.count == 1 && noun == nil ? error.message : "listing.notFoundSeveral %@".localized(list)
    }

    private var list: String { noun.map { "\($0) \(names.ranges)" } ?? names.ranges }

    public var advice: String? { error.advice }

    public var cause: String? { error.cause }

    /// The exit code of a partial result if some items were found and the others do not exist; otherwise that of the
    /// error.
    public var exitCode: ExitCode { isPartial ? .failure : error.exitCode }
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
