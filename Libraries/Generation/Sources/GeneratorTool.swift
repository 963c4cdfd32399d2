public import ChallengeTerminal

/// The command-line tool `./generate.sh`.
public enum GeneratorTool {
    /// Runs the tool for the project in the folder `root`; without arguments, it lists the features.
    public static func run(root: String, arguments: [String], environment: [String: String], streams: Streams) async
        -> ExitCode
    {
        let project = Project(root: root)
        return await run(
            in: project, .swift(in: project, environment: environment), arguments: arguments, environment: environment,
            streams: streams)
    }

    static func run(
        in project: Project, _ formatter: Formatter, arguments: [String], environment: [String: String],
        streams: Streams
    ) async -> ExitCode {
        let writer = FeatureWriter(project: project, formatter: formatter)
        let tool = CommandLineTool(
            name: "./generate.sh", version: "1", summary: "Generate features for data of an API or of the user",
            discussion: """
                Run feature, datasource and repository in this order. Then run feature again, which connects the \
                repository with commands and the app.
                """,
            examples: [
                Example("./generate.sh feature Planet --field name:String --field moons:Int", summary: "a module"),
                Example("./generate.sh datasource Planet --remote /planet --persistent", summary: "its API and cache"),
                Example("./generate.sh repository Planet", summary: "its repository"),
                Example("./generate.sh feature Planet", summary: "its commands"),
            ],
            commands: [
                FeatureCommand(writer: writer).command, DataSourceCommand(writer: writer).command,
                RepositoryCommand(writer: writer).command, UseCaseCommand(writer: writer).command,
                ListCommand(project: project).command, RemoveCommand(writer: writer).command,
            ])
        return await tool.run(
            arguments: arguments.isEmpty ? ["list"] : arguments, environment: environment, streams: streams)
    }
}
