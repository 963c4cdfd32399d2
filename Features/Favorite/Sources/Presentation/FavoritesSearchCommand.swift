import ChallengeCollections
import ChallengeTerminal

/// The command `challenge favorites search`, which prints favorites whose name, note or tags contain a text, or that
/// have tags.
struct FavoritesSearchCommand {
    private static let text = Argument("TEXT", .text, .any, help: "favorites.argument.text")

    let kinds: ItemKinds
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "search",
            summary: "favorites.command.search",
            arguments: [Self.text],
            options: [FavoriteOptions.kinds(kinds), FavoriteOptions.onlyTags.completed(by: .tags(container))]
                + PagingOptions.optionsOfWholeList,
            exclusive: [PagingOptions.exclusive],
            fields: kinds.schema().fieldNames,
            examples: [
                Example("challenge favorites search martinez", summary: "favorites.example.search"),
                Example("challenge favorites search plane --sort -rating", summary: "favorites.example.searchSorted"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let query = FavoritesQuery(
            text: invocation.text(of: Self.text), kinds: invocation[FavoriteOptions.kinds(kinds)],
            tags: invocation[FavoriteOptions.onlyTags] ?? [])
        if query.text == nil, query.tags.isEmpty {
            throw UsageError(missing: Self.text, or: [FavoriteOptions.onlyTags], in: invocation.path)
        }
        let container = try container(invocation)
        try await FavoritesPrinter(container: container, invocation: invocation, console: console).print(query)
    }
}
