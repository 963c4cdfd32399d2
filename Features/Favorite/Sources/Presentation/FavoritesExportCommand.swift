import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites export`, which writes all favorites as JSON to a file or to standard output.
struct FavoritesExportCommand {
    private static let file = Argument("FILE", .file, .optional, help: "favorites.argument.exportFile")
    private static let force = Flag("force", help: "favorites.option.force")

    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "export",
            summary: "favorites.command.export",
            arguments: [Self.file],
            options: [Self.force],
            examples: [
                Example("challenge favorites export favorites.json", summary: "favorites.example.export"),
                Example("challenge favorites export favorites.json --force", summary: "favorites.example.exportAgain"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let favorites = try await container.favorites.getAll()
        guard let path = invocation[Self.file].first, path != "-" else {
            let text = try await container.archive.text(of: favorites)
            let lines = text.lines.dropLast()
            return try console.print(lines.map { SafeText(String($0)) })
        }
        try await container.archive.write(favorites, to: path, replacing: invocation.has(Self.force))
        console.note(SafeText("favorites.note.exported %lld".localized(favorites.count)))
    }
}
