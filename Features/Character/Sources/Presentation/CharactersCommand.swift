import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

/// `challenge characters`: the collection.
struct CharactersCommand {
    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "characters",
            summary: "character.command.characters",
            subcommands: [
                CharactersListCommand(container: container).command,
                CharactersSearchCommand(container: container).command,
            ])
    }
}

/// The criteria of a list, as the line names them.
enum CharactersFilterOptions {
    static let name = Option("name", .text, help: "character.option.name")
    static let status = Option(
        "status",
        .choice(CharacterStatus.known.map { (value: $0.name, spellings: [$0.name.lowercased()]) }),
        placeholder: "STATUS", help: "character.option.status")
    static let species = Option("species", .text, help: "character.option.species")
    static let type = Option("type", .text, help: "character.option.type")
    static let gender = Option("gender", .text, help: "character.option.gender")

    static let criteria: [any AnyOption] = [status, species, type, gender]
}

extension CharactersFilter {
    /// The criteria of the line, with a name from wherever the command takes it.
    init(_ invocation: Invocation, name: String?) {
        self.init(
            name: name,
            status: invocation[CharactersFilterOptions.status],
            species: invocation[CharactersFilterOptions.species],
            type: invocation[CharactersFilterOptions.type],
            gender: invocation[CharactersFilterOptions.gender])
    }
}

extension PagePrinter<Character> {
    /// Prints the part of a list of characters that the command line asks for, and records it in the history.
    init(
        _ filter: CharactersFilter, from container: CharacterContainer, _ invocation: Invocation, _ console: Console
    ) throws {
        try self.init(
            .characters(), invocation, console,
            history: container.history,
            load: { page in
                try await container.pages.searchCharactersPage(
                    page: page, filter: filter, cachePolicy: container.cachePolicy)
            })
    }
}
