import ChallengeTerminal

/// `challenge characters list`: a page of characters, or all of them.
struct CharactersListCommand {
    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "list",
            summary: "character.command.list",
            options: CharactersListingOptions.paging + [CharactersListingOptions.name]
                + CharactersListingOptions.criteria,
            exclusive: [CharactersListingOptions.pageOrAll],
            examples: [
                Example("challenge characters list", summary: "character.example.list"),
                Example("challenge characters list --page 3 --json", summary: "character.example.listPage"),
                Example(
                    "challenge characters list --all --status alive --species human",
                    summary: "character.example.listAll"),
                Example(
                    "challenge characters list --all --format csv --fields id,name,origin.name",
                    summary: "character.example.listFields"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let filter = CharactersFilter(invocation, name: invocation[CharactersListingOptions.name])
        let listing = try CharactersListing(filter: filter, invocation, console, try container(invocation))
        try await listing.print()
    }
}
