import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites import`, which adds the new favorites of a file, all or none.
///
/// With an option, it also replaces stored favorites by those of the file.
struct FavoritesImportCommand {
    private static let update = Flag("update", help: "favorites.option.update")

    private static let file = Argument("FILE", .file, help: "favorites.argument.importFile")

    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "import",
            summary: "favorites.command.import",
            arguments: [Self.file],
            options: [Self.update],
            examples: [
                Example("challenge favorites import favorites.json", summary: "favorites.example.import"),
                Example(
                    "challenge favorites import favorites.json --update", summary: "favorites.example.importUpdate"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        guard let path = invocation[Self.file].first else { return }
        let container = try container(invocation)
        let favorites = try await container.archive.read(path)
        let replacing = invocation.has(Self.update)
        let stored = replacing ? try await container.favorites.getAll().byItem : [:]
        let known = try await container.favorites.add(favorites, replacing: replacing)
        let given = favorites.byItem
        console.note(SafeText("favorites.note.imported %lld".localized(given.count - known.count)))
        for (ids, key) in [
            (replacing ? [] : known, "favorites.note.duplicates %@"),
            (replacing ? known.filter { stored[$0] != given[$0] } : [], "favorites.note.replaced %@"),
            (known.filter { stored[$0] == given[$0] }, "favorites.note.unchanged %@"),
        ] where !ids.isEmpty {
            console.note(SafeText(key.localized(container.kinds.list(ids))))
        }
    }
}

extension [Favorite] {
    /// The first favorite of each item.
    fileprivate var byItem: [ItemID: Favorite] { Dictionary(map { ($0.id, $0) }) { first, _ in first } }
}
