public import ChallengeCore
internal import ChallengeResources

/// What kept some of several things from being shown, as one error: one request had been made for them.
///
/// The noun says what they are where that is not what the command is about.
public struct BatchFailure<Failure: FetchFailure & PresentableError>: PresentableError {
    /// What the missing ones are called on the line.
    let names: [String]
    let noun: String?
    let error: Failure
    /// `true` if other items were found, and the failures are missing items.
    private let isPartial: Bool

    /// `nil` when nothing is missing.
    public init?<Key: CustomStringConvertible, Item>(_ batch: Batch<Key, Item, Failure>, noun: String? = nil) {
        let missing = batch.failures.filter { $0.error.kind == .notFound }
        guard let first = missing.first ?? batch.failures.first else { return nil }
        names = (missing.isEmpty ? batch.failures : missing).map { "\($0.key)" }
        error = first.error
        self.noun = noun
        isPartial = noun == nil && error.kind == .notFound && !batch.found.isEmpty
    }

    public var message: String {
        guard error.kind == .notFound else {
            return "listing.notLoaded %@ %@".localized(list, error.message)
        }
        return names.count == 1 && noun == nil ? error.message : "listing.notFoundSeveral %@".localized(list)
    }

    private var list: String { noun.map { "\($0) \(names.ranges)" } ?? names.ranges }

    public var advice: String? { error.advice }

    public var cause: String? { error.cause }

    /// The code of the error, unless some were found and the others do not exist.
    public var exitCode: ExitCode { isPartial ? .failure : error.exitCode }
}

extension BatchFailure: Equatable where Failure: Equatable {}

extension [String] {
    /// The names as a person lists them, numbers in a row as a range, and before all else: `3, 7–12, S01E99`.
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
