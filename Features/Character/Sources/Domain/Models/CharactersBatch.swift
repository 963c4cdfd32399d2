import ChallengeCore

/// What became of each of several characters that were asked for together, in the order they were asked for.
struct CharactersBatch: Sendable, Equatable {
    struct Outcome: Sendable, Equatable {
        let identifier: Int
        let result: Result<Fetched<Character, CharacterError>, CharacterError>
    }

    let outcomes: [Outcome]
    /// Why what arrived could not be kept, when it could not.
    let cacheFailure: CharacterError?

    var found: [Fetched<Character, CharacterError>] { outcomes.compactMap { try? $0.result.get() } }

    /// The characters that are not there to be shown, and why.
    var failures: [(identifier: Int, error: CharacterError)] {
        outcomes.compactMap { outcome in
            if case .failure(let error) = outcome.result { (outcome.identifier, error) } else { nil }
        }
    }
}
