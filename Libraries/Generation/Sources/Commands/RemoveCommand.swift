internal import ChallengeTerminal

/// The command `remove`, which removes everything that the generator created for a feature.
struct RemoveCommand {
    private static let name = Argument("FEATURE", .text, help: "The name of the feature")

    let project: Project

    var command: Command {
        Command(
            "remove",
            summary: "Remove a feature: its folder, its texts, and its lines in the manifest and in the app",
            arguments: [Self.name],
            options: ProjectWriter.options,
            examples: [
                Example("./generate.sh remove Planet --dry-run", summary: "what would be removed"),
                Example("./generate.sh remove Planet --force", summary: "with everything that was written by hand"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        for name in invocation[Self.name] {
            try ProjectWriter(project: project, invocation, console)
                .remove(try FeatureSpec(known: name, in: project, canBeNew: false))
        }
    }
}
