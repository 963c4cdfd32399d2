import ChallengeCore
import ChallengePrinting
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
                by: .items(code: \.code, details: \.distinctions) { request, text in
                    try await container(request.invocation).episodes.findEpisodes(startingWith: text)
                }),
            Self.locations.completed(
                by: .items(details: \.distinctions) { request, text in
                    try await container(request.invocation).locations.findLocations(startingWith: text)
                }),
        ]
    }

    func areGiven(in invocation: Invocation) -> Bool {
        invocation[episodes] != nil || invocation[Self.locations] != nil
    }

    /// Returns the characters that the options on the command line select.
    func characters(
        of invocation: Invocation, _ console: Console, from container: CharacterContainer
    ) async throws -> CastsAndResidents {
        let cachePolicy = container.cachePolicy
        let episodes = try await NameLookup(
            noun: "episode.noun", invocation, console, cachePolicy, option: episodes.name
        ).values(of: invocation[episodes] ?? [], value: \.description) { name, cachePolicy in
            try await container.episodes.findEpisodes(named: name, cachePolicy: cachePolicy)
        }
        let locations = try await NameLookup(
            noun: "location.noun", invocation, console, cachePolicy, option: Self.locations.name
        ).values(of: invocation[Self.locations] ?? [], value: \.self) { name, cachePolicy in
            try await container.locations.findLocations(named: name, cachePolicy: cachePolicy)
        }
        return try await container.getCastsAndResidents.execute(
            episodes: episodes, locations: locations, cachePolicy: cachePolicy)
    }
}
