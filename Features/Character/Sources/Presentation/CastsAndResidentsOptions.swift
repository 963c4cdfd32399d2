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
    func options(_ context: @escaping @Sendable (Invocation) throws -> CollectionContext) -> [any AnyOption] {
        [
            episodes.completed(by: .items(ofKind: "episode", context)),
            Self.locations.completed(by: .items(ofKind: "location", context)),
        ]
    }

    /// Returns the page of the characters that the options on the command line select; `nil` without the options.
    ///
    /// Missing characters are a warning.
    func selection(
        _ invocation: Invocation, _ console: Console, from container: CharacterContainer
    ) -> (@Sendable () async throws -> Fetched<Page<Character>>)? {
        if invocation[episodes] == nil, invocation[Self.locations] == nil { return nil }
        return {
            let found = try await characters(invocation, console, from: container)
            let page = try found.results.page(of: found.lists)
            let missing = CommandError(
                found.results, noun: "character.noun", areRelated: true, notFound: CharacterError.notFound)
            if let missing { console.warning(SafeText(missing.message)) }
            return page
        }
    }

    private func characters(
        _ invocation: Invocation, _ console: Console, from container: CharacterContainer
    ) async throws -> CastsAndResidents {
        let context = container.context
        let episodes = try await context.values(
            of: episodes, ofKind: "episode", invocation, console, value: \.description)
        let locations = try await context.values(
            of: Self.locations, ofKind: "location", takingAll: true, invocation, console, value: { Int($0) })
        return try await container.getCastsAndResidents.execute(
            episodes: episodes, locations: locations, cachePolicy: context.cachePolicy)
    }
}
