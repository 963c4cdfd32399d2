import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

/// The command `challenge character`, which prints one or more characters by identifier, or one by name.
struct CharacterCommand {
    private static let identifiers = Argument(
        "ID|NAME", .orName(.positiveInteger), .oneOrMore, help: "character.argument.id")

    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "character",
            summary: "character.command.character",
            arguments: [
                Self.identifiers.completed(
                    by: .items(details: \.distinctions) { request, text in
                        try await container(request.invocation).names().findCharacters(startingWith: text)
                    })
            ],
            options: [Self.episodes, LinkOption.link],
            exclusive: [[Self.episodes, LinkOption.link]],
            fields: RecordSchema<Character>.fieldNames,
            examples: [
                Example("challenge character 42", summary: "character.example.character"),
                Example("challenge character birdperson", summary: "character.example.name"),
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
        let episodes = invocation.has(Self.episodes) ? RelatedItems(invocation, console, from: container) : nil
        let printer = try ItemPrinter(
            .characters(with: episodes?.item), noun: "character.noun", invocation, console,
            with: episodes)
        let answer = try await printer.fetch(
            Self.identifiers,
            named: { name in
                let lookup = NameLookup(noun: "character.noun", invocation, console, container.cachePolicy)
                return try await lookup.identifier(named: name, details: \.distinctions) { cachePolicy in
                    try await container.names().findCharacters(named: name, cachePolicy: cachePolicy)
                }
            },
            one: { identifier in
                try await container.characters.getCharacter(identifier: identifier, cachePolicy: container.cachePolicy)
            },
            several: { identifiers in
                try await container.characters.getCharacters(
                    identifiers: identifiers, cachePolicy: container.cachePolicy)
            })
        try await container.history.recording(answer.found.map(\.historyItem)) {
            try printer.print(answer, notFound: CharacterError.notFound)
        }
    }
}

extension Fetched<Character> {
    var historyItem: HistoryItem { HistoryItem(identifier: value.id, name: value.name, origin: origin) }
}
