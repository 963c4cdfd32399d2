import ChallengeCore
import ChallengeTerminal

/// `challenge character`: one character, or several, by their identifiers.
struct CharacterCommand {
    private static let identifiers = Argument(
        "ID", .orStandardInput(.positiveInteger), .oneOrMore, help: "character.argument.id")

    private static let episodes = Option.flag("episodes", help: "character.option.episodes")

    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "character",
            summary: "character.command.character",
            arguments: [Self.identifiers],
            options: [Self.episodes],
            examples: [
                Example("challenge character 42", summary: "character.example.character"),
                Example("challenge character 42 --policy remoteFirst", summary: "character.example.remoteFirst"),
                Example("challenge character 1 2 3 --json", summary: "character.example.several"),
                Example("challenge character 42 --episodes", summary: "character.example.episodes"),
                Example(
                    "challenge character 42 --fields location.id | challenge location -",
                    summary: "character.example.location"),
                Example(
                    "challenge characters search morty --fields id | challenge character -",
                    summary: "listing.example.stdin"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let printer = try ItemPrinter(.characters(), invocation, console)
        let given = invocation[Self.identifiers]

        if given.count == 1, case .value(let identifier) = given[0] {
            let fetched = try await printer.fetching { () async throws(CharacterError) in
                try await container.characters.getCharacter(
                    identifier: identifier, cachePolicy: container.cachePolicy)
            }
            let episodes = try await episodes(of: [fetched.value], invocation, printer, container)
            try await container.history.recording([fetched.shown]) {
                try printer.printOne(fetched, as: .characters(with: episodes?.items), with: episodes)
            }
        } else {
            let identifiers = try await invocation.values(of: Self.identifiers, readingFrom: console)
            let batch = try await printer.fetching { () async throws(CharacterError) in
                try await container.characters.getCharacters(
                    identifiers: identifiers, cachePolicy: container.cachePolicy)
            }
            let episodes = try await episodes(of: batch.found.map(\.value), invocation, printer, container)
            try await container.history.recording(batch.found.map(\.shown)) {
                try printer.printSeveral(batch, as: .characters(with: episodes?.items), with: episodes)
            }
        }
    }

    /// The episodes of all of them, when the line asks for them: one request at most.
    private func episodes(
        of characters: [Character],
        _ invocation: Invocation,
        _ printer: ItemPrinter<Character>,
        _ container: CharacterContainer
    ) async throws -> Related<CharacterEpisode>? {
        guard invocation.has(Self.episodes) else { return nil }
        let identifiers = Set(characters.flatMap(\.episodes)).sorted()
        return try await printer.fetchingRelated("character.related.episodes") { () async throws(RelatedFailure) in
            try await container.episodes.getEpisodes(identifiers: identifiers, cachePolicy: container.cachePolicy)
        }
    }
}
