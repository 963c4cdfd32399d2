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
        if invocation.has(Self.update) { return try await update(favorites, in: container.favorites, console) }
        let duplicates = try await container.favorites.add(favorites)
        console.note(SafeText("favorites.note.imported %lld".localized(favorites.count - duplicates.count)))
        if !duplicates.isEmpty {
            let list = duplicates.map(String.init).joined(separator: ", ")
            console.note(SafeText("favorites.note.duplicates %@".localized(list)))
        }
    }

    private func update(
        _ favorites: [Favorite], in repository: any FavoritesRepositoryContract, _ console: Console
    ) async throws {
        let stored = Dictionary(
            try await repository.getAll().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let new = Dictionary(favorites.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let known = try await repository.insertOrReplace(favorites)
        let unchanged = known.filter { stored[$0] == new[$0] }
        let replaced = known.filter { stored[$0] != new[$0] }
        console.note(SafeText("favorites.note.imported %lld".localized(new.count - known.count)))
        for (identifiers, key) in [
            (replaced, "favorites.note.replaced %@"), (unchanged, "favorites.note.unchanged %@"),
        ]
        where !identifiers.isEmpty {
            console.note(SafeText(key.localized(identifiers.map(String.init).joined(separator: ", "))))
        }
    }
}
