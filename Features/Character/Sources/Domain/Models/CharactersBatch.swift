import ChallengeCore

/// What became of each of several characters that were asked for together, in the order they were asked for.
struct CharactersBatch: Sendable, Equatable {
    let outcomes: [Result<Fetched<Character, CharacterError>, CharacterError>]
    /// Why what arrived could not be kept, when it could not.
    let cacheFailure: CharacterError?

    var found: [Fetched<Character, CharacterError>] { outcomes.compactMap { try? $0.get() } }

    var failures: [CharacterError] {
        outcomes.compactMap { outcome in
            if case .failure(let error) = outcome { error } else { nil }
        }
    }
}
