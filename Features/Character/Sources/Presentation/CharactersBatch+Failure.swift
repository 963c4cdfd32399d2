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
        "characterError.notFoundSeveral %@".localized(identifiers.map(String.init).joined(separator: ", "))
    }

    var advice: String? { CharacterError.notFound(identifier: 0).advice }

    var exitCode: ExitCode { .notFound }
}
