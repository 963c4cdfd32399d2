import ChallengeCollections
import ChallengeCore
import ChallengeTerminal

/// The options that select the casts of episodes and the residents of locations.
struct CastsAndResidentsOptions {
    static let locations = Option(
        "at", ValueKind<[ItemReference<Int>]>.repeated(.reference(.positiveInteger)), placeholder: "LOCATION",
        help: "character.option.at")

    let episodes: Option<[ItemReference<String>]>

    /// - Parameter episode: The value kind of an option that takes an episode: an identifier, a code or a name.
    init(episode: ValueKind<ItemReference<String>>) {
        episodes = Option("in", .repeated(episode), placeholder: "EPISODE", help: "character.option.in")
    }

    /// Returns the options with the sources of their candidates.
    func options(_ container: @escaping @Sendable (Invocation) throws -> CharacterContainer) -> [any AnyOption] {
        [
            episodes.completed(
                by: .items { try await container($0.invocation).episodes().names.starting($1) }),
            Self.locations.completed(
                by: .items { try await container($0.invocation).locations().names.starting($1) }),
        ]
    }

    func areGiven(in invocation: Invocation) -> Bool {
        invocation[episodes] != nil || invocation[Self.locations] != nil
    }

    /// Returns the characters that the options on the command line select, as one page.
    ///
    /// Missing characters are a warning.
    func page(
        of invocation: Invocation, _ console: Console, from container: CharacterContainer
    ) async throws -> Fetched<Page<Character>> {
        let found = try await characters(of: invocation, console, from: container)
        let page = try found.results.page(of: found.lists)
        let missing = LookupError(
            found.results, noun: "character.noun", areRelated: true, notFound: CharacterError.notFound)
        if let missing { console.warning(SafeText(missing.message)) }
        return page
    }

    private func characters(
        of invocation: Invocation, _ console: Console, from container: CharacterContainer
    ) async throws -> CastsAndResidents {
        let cachePolicy = container.cachePolicy
        let episodes = try await NameLookup(
            noun: "episode.noun", invocation, console, cachePolicy, option: episodes.name
        ).values(of: invocation[episodes] ?? [], value: \.description, find: container.episodes().names.named)
        let locations = try await NameLookup(
            noun: "location.noun", invocation, console, cachePolicy, option: Self.locations.name
        ).values(of: invocation[Self.locations] ?? [], value: { Int($0) }, find: container.locations().names.named)
        return try await container.getCastsAndResidents.execute(
            episodes: episodes, locations: locations, cachePolicy: cachePolicy)
    }
}
