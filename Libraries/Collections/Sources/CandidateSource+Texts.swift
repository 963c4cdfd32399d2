public import ChallengeResources
public import ChallengeTerminal

extension CandidateSource {
    /// Returns the source of all known values of a filter, each once, in alphabetical order of their translations.
    ///
    /// - Parameter texts: Returns the values of the items on this machine; empty ones are not proposed.
    public static func texts(
        _ words: TranslatedWords? = nil, of texts: @escaping @Sendable (Invocation) async throws -> [String]
    ) -> CandidateSource {
        CandidateSource(listsAllValues: true, matchesParts: true) { request in
            let values = Set(try await texts(request.invocation)).filter { !$0.isEmpty }
            return values.map { words?.translation(of: $0) ?? $0 }.sorted().map { Candidate($0) }
        }
    }
}
