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
        var printer = try CharacterPrinter(try container(invocation), invocation, console)
        let given = invocation[Self.identifiers]

        if given.count == 1, case .value(let identifier) = given[0] {
            try await printer.printOne(identifier: identifier)
        } else {
            let identifiers = try await invocation.values(of: Self.identifiers, readingFrom: console)
            if identifiers.isEmpty { throw UsageError(.missingArgument(Self.identifiers.name), in: invocation.path) }
            try await printer.printSeveral(identifiers: identifiers.withoutRepetition)
        }
    }
}

extension [Int] {
    /// Each number once, where it first stood.
    fileprivate var withoutRepetition: [Int] {
        var seen: Set<Int> = []
        return filter { seen.insert($0).inserted }
    }
}
