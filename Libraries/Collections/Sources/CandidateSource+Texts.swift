public import ChallengeCore
public import ChallengeResources
public import ChallengeTerminal

extension CandidateSource {
    /// Returns the source of all known values of a filter, each once, in alphabetical order of their translations.
    ///
    /// - Parameters:
    ///   - search: Returns the search in the items on this machine.
    ///   - text: Returns the value of an item, or the `filterText` of its values; empty ones are not proposed.
    public static func texts<Item>(
        _ search: @escaping @Sendable (Invocation) throws -> any ItemSearchContract<Item>,
        _ text: @escaping @Sendable (Item) -> String, translatedBy words: TranslatedWords? = nil
    ) -> CandidateSource {
        CandidateSource(listsAllValues: true, matchesParts: true) { request in
            let texts = try await search(request.invocation).allItems().value.map(text)
            let values = Set(texts.flatMap { $0.split(separator: FilterRules.separatorText).map(String.init) })
            return values.map { words?.translation(of: $0) ?? $0 }.sorted().map { Candidate($0) }
        }
    }
}
