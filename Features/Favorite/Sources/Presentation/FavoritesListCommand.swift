import ChallengeCollections
import ChallengeTerminal

/// The command `challenge favorites list`, which prints all favorites or a page of them.
struct FavoritesListCommand {
    private static let minimumRating = Option("min-rating", .rating, help: "favorites.option.minimumRating")

    let kinds: ItemKinds
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "list",
            summary: "favorites.command.list",
            options: [
                FavoriteOptions.kinds(kinds), FavoriteOptions.onlyTags.completed(by: .tags(container)),
                Self.minimumRating,
            ] + PagingOptions.optionsOfWholeList + [PictureOptions.pictures],
            exclusive: [PagingOptions.exclusive],
            fields: kinds.schema().fieldNames,
            examples: [
                Example("challenge favorites list --sort -rating", summary: "favorites.example.list"),
                Example("challenge favorites list --min-rating 4", summary: "favorites.example.listRating"),
                Example("challenge favorites list --kind episode", summary: "favorites.example.listKind"),
                Example("challenge favorites list --tag big --limit 5", summary: "favorites.example.listTag"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let query = FavoritesQuery(
            kinds: invocation[FavoriteOptions.kinds(kinds)], tags: invocation[FavoriteOptions.onlyTags] ?? [],
            minimumRating: invocation[Self.minimumRating])
        let container = try container(invocation)
        try await FavoritesPrinter(container: container, invocation: invocation, console: console).print(query)
    }
}
