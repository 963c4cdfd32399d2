import ChallengeTerminal

/// `challenge character`: one character, or several, by their identifiers.
struct CharacterCommand {
    private static let identifiers = Argument(
        "ID", .orStandardInput(.positiveInteger), .oneOrMore, help: "character.argument.id")

    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "character",
            summary: "character.command.character",
            arguments: [Self.identifiers],
            examples: [
                Example("challenge character 42", summary: "character.example.character"),
                Example("challenge character 42 --policy remoteFirst", summary: "character.example.remoteFirst"),
                Example("challenge character 1 2 3 --json", summary: "character.example.several"),
                Example(
                    "challenge characters search morty --fields id | challenge character -",
                    summary: "character.example.stdin"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let printer = try ItemPrinter(.characters, invocation, console)
        let given = invocation[Self.identifiers]

        if given.count == 1, case .value(let identifier) = given[0] {
            let fetched = try await printer.fetching { () async throws(CharacterError) in
                try await container.characters.getCharacter(
                    identifier: identifier, cachePolicy: container.cachePolicy)
            }
            try printer.printOne(fetched, as: .characters)
        } else {
            let identifiers = try await invocation.values(of: Self.identifiers, readingFrom: console)
            let batch = try await printer.fetching { () async throws(CharacterError) in
                try await container.characters.getCharacters(
                    identifiers: identifiers, cachePolicy: container.cachePolicy)
            }
            try printer.printSeveral(batch, as: .characters)
        }
    }
}
