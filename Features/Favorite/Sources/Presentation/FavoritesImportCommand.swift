import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites import`, which adds the new favorites of a file, all or none.
struct FavoritesImportCommand {
    private static let file = Argument("FILE", .file, help: "favorites.argument.importFile")

    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "import",
            summary: "favorites.command.import",
            arguments: [Self.file],
            examples: [Example("challenge favorites import favorites.json", summary: "favorites.example.import")],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        guard let path = invocation[Self.file].first else { return }
        let container = try container(invocation)
        let favorites = try await container.archive.read(path)
        let duplicates = try await container.favorites.add(favorites)
        console.note(SafeText("favorites.note.imported %lld".localized(favorites.count - duplicates.count)))
        if !duplicates.isEmpty {
            let list = duplicates.map(String.init).joined(separator: ", ")
            console.note(SafeText("favorites.note.duplicates %@".localized(list)))
        }
    }
}
