import ChallengePrinting
import ChallengeTerminal

/// The command `challenge locations list`, which prints a page of locations or all of them.
struct LocationsListCommand {
    let container: @Sendable (Invocation) throws -> LocationContainer

    var command: Command {
        Command(
            "list",
            summary: "location.command.list",
            options: PagingOptions.options + [LocationsFilterOptions.name] + LocationsFilterOptions.criteria + [
                LocationCommand.residents, LinkOption.link,
            ],
            exclusive: [PagingOptions.exclusive, [LocationCommand.residents, LinkOption.link]],
            fields: RecordSchema<Location>.fieldNames,
            examples: [
                Example("challenge locations list", summary: "location.example.list"),
                Example(
                    "challenge locations list --type planet --dimension unknown", summary: "location.example.listType"),
                Example("challenge locations list --all --format csv", summary: "location.example.listAll"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let filter = LocationsFilter(invocation, name: invocation[LocationsFilterOptions.name])
        try await PagePrinter(filter, from: container(invocation), invocation, console).print()
    }
}
