import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension CharactersBatch {
    /// What kept some of the characters from being shown, as one error; `nil` when all are.
    var failure: PartialFailure? {
        let missing = failures.filter { $0.error.kind == .notFound }
        guard let first = missing.first ?? failures.first else { return nil }
        let identifiers = (missing.isEmpty ? failures : missing).map(\.identifier)
        return PartialFailure(identifiers: identifiers, error: first.error)
    }
}

/// The characters that could not be shown, all for the same reason: one request had been made for them.
struct PartialFailure: PresentableError, Equatable {
    let identifiers: [Int]
    let error: CharacterError

    var message: String {
        guard error.kind == .notFound else {
            return "characterError.notLoaded %@ %@".localized(identifiers.ranges, error.message)
        }
        return identifiers.count == 1
            ? error.message : "characterError.notFoundSeveral %@".localized(identifiers.ranges)
    }

    var advice: String? { error.advice }

    var cause: String? { error.cause }

    var exitCode: ExitCode { error.exitCode }
}

extension [Int] {
    /// The numbers as a person lists them, those in a row as a range: `3, 7–12`.
    fileprivate var ranges: String {
        var ranges: [ClosedRange<Int>] = []
        for number in sorted() {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { range in
            range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
        }.joined(separator: ", ")
    }
}
