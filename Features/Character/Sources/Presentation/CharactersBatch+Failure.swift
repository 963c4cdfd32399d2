import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension CharactersBatch {
    /// What kept some of the characters from being shown, as one error; `nil` when all are.
    var summary: (any PresentableError)? {
        let missing = failures.compactMap { failure in
            if case .notFound(let identifier) = failure { identifier } else { nil }
        }
        if missing.count > 1 { return MissingCharacters(identifiers: missing) }
        return failures.first { $0.kind == .notFound } ?? failures.first
    }
}

/// Several characters that do not exist.
struct MissingCharacters: PresentableError, Equatable {
    let identifiers: [Int]

    var message: String {
        "characterError.notFoundSeveral %@".localized(identifiers.ranges)
    }

    var advice: String? { CharacterError.notFound(identifier: 0).advice }

    var exitCode: ExitCode { .notFound }
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
