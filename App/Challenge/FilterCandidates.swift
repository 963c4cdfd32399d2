import ChallengeCharacter
import ChallengeCore
import ChallengeEpisode
import ChallengeLocation
import ChallengeRepository
import ChallengeResources
import ChallengeTerminal

/// The known values of filters, for completions and for proposals: the values of the items in the cache or the snapshot.
struct FilterCandidates {
    /// Returns the session of a command line.
    let session: @Sendable (Invocation) throws -> RepositorySession

    /// Returns the sources for the filters of a command for lists, by the names of the options.
    func sources(of command: String) -> [String: CandidateSource] {
        switch command {
        case "characters":
            [
                "species": characters(\.species, .species), "type": characters(\.type, .types),
                "gender": characters(\.gender, .genders),
            ]
        case "episodes":
            ["season": episodes { $0.season.map(String.init) }, "code": episodes { $0.code }]
        case "locations":
            ["type": locations(\.type, .types), "dimension": locations(\.dimension, .dimensions)]
        default:
            [:]
        }
    }

    private func characters(
        _ value: @escaping @Sendable (CharacterSummary) -> String, _ words: TranslatedWords
    ) -> CandidateSource {
        source(words) { try await CharacterSummaries(session: $0).getAllCharacters().value.map(value) }
    }

    private func episodes(_ value: @escaping @Sendable (EpisodeSummary) -> String?) -> CandidateSource {
        source { try await EpisodeSummaries(session: $0).getAllEpisodes().value.map(value) }
    }

    private func locations(
        _ value: @escaping @Sendable (LocationSummary) -> String, _ words: TranslatedWords
    ) -> CandidateSource {
        source(words) { try await LocationSummaries(session: $0).getAllLocations().value.map(value) }
    }

    /// Returns the source for the values, each once, in alphabetical order of their translations.
    private func source(
        _ words: TranslatedWords? = nil,
        _ values: @escaping @Sendable (RepositorySession) async throws -> [String?]
    ) -> CandidateSource {
        CandidateSource(listsAllValues: true) { request in
            let values = Set(try await values(try session(request.invocation)).compactMap(\.self))
            let shown = values.filter { !$0.isEmpty }.map { words?.translation(of: $0) ?? $0 }
            return shown.sorted().map { Candidate($0) }
        }
    }
}
