internal import ChallengeTerminal

/// The command `repository`, which adds a repository, and the commands that use it to the app.
struct RepositoryCommand {
    enum Kind: String, CaseIterable { case cached }

    private static let feature = Argument("FEATURE", .text, help: "The name of the feature")
    private static let kind = Option(
        "kind", ValueKind<Kind>.anyCase, placeholder: "KIND", help: "The kind of the repository", default: "cached")

    let writer: FeatureWriter

    var command: Command {
        Command(
            "repository", summary: "Add a repository with a cache, and the commands that use it",
            arguments: [Self.feature], options: [Self.kind] + FeatureWriter.options,
            examples: [
                Example("./generate.sh repository Planet --kind cached", summary: "the user chooses the policy")
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        var spec = try writer.project.feature(invocation[Self.feature][0])
        guard spec.path != nil else {
            throw GenerationError(
                "\(spec.name) has no data source.",
                advice: "Run ./generate.sh datasource \(spec.name) --remote /\(spec.noun.command).")
        }
        spec.hasRepository = true
        try await writer.write(spec, invocation, console)
        console.note(SafeText("Next: swift run challenge \(spec.noun.listCommand) list"))
    }
}
