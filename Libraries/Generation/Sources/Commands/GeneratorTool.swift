public import ChallengeTerminal

/// The command-line tool `./generate.sh`.
public enum GeneratorTool {
    /// Runs the tool for the project in the folder `root`.
    ///
    /// Without arguments, it lists the features.
    public static func run(
        root: String, arguments: [String], environment: [String: String], streams: Streams
    ) async -> ExitCode {
        await run(in: Project(root: root), arguments: arguments, environment: environment, streams: streams)
    }

    static func run(
        in project: Project, arguments: [String], environment: [String: String], streams: Streams
    ) async -> ExitCode {
        await tool(for: project).run(
            arguments: arguments.isEmpty ? [ListCommand.name] : arguments, environment: environment, streams: streams)
    }

    private static func tool(for project: Project) -> CommandLineTool {
        CommandLineTool(
            name: "./generate.sh",
            version: "1",
            summary: "Generate features, data sources, repositories and use cases.",
            discussion: """
                Existing features: \(project.names(in: "Features").joined(separator: ", ")). For a new feature, run feature, \
                datasource and repository in this order. Then start its commands with swift run challenge.
                """,
            examples: [
                Example(
                    "./generate.sh feature Planet --field name:String --field moons:Int", summary: "a feature module"),
                Example(
                    "./generate.sh datasource Planet --remote /planet --persistent", summary: "an API with a cache"),
                Example("./generate.sh repository Planet --kind cached", summary: "a repository and its commands"),
                Example("./generate.sh list", summary: "the features, what they lack and the next commands"),
            ],
            commands: [
                FeatureCommand(project: project).command,
                DataSourceCommand(project: project).command,
                RepositoryCommand(project: project).command,
                UseCaseCommand(project: project).command,
                ListCommand(project: project).command,
                RemoveCommand(project: project).command,
            ])
    }
}

/// An error of the generator, with advice for the engineer who runs it.
public struct GenerationError: PresentableError, Equatable {
    public let message: String
    public let advice: String?
    public let exitCode: ExitCode

    public init(_ message: String, advice: String? = nil, exitCode: ExitCode = .usage) {
        self.message = message
        self.advice = advice
        self.exitCode = exitCode
    }
}
