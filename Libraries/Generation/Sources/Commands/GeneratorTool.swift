public import ChallengeTerminal

/// The generator, as a tool of the terminal.
public enum GeneratorTool {
    /// The tool for the project with that root.
    public static func tool(root: String) -> CommandLineTool {
        let project = Project(root: root)
        return CommandLineTool(
            name: "./generate.sh",
            version: "1",
            summary: "Makes features, data sources, repositories and use cases that look like those that are there.",
            discussion: """
                There are the features \(project.names(in: "Features").joined(separator: ", ")). From a name to a running \
                command: feature, datasource, repository, and swift run challenge.
                """,
            examples: [
                Example("./generate.sh feature Planet --field name:String --field moons:Int", summary: "a module"),
                Example(
                    "./generate.sh datasource Planet --remote /planet --persistent", summary: "where planets come from"),
                Example("./generate.sh repository Planet --kind cached", summary: "with commands that run"),
                Example("./generate.sh check", summary: "what the patterns ask for and the sources lack"),
            ],
            commands: [
                FeatureCommand(project: project).command,
                DataSourceCommand(project: project).command,
                RepositoryCommand(project: project).command,
                UseCaseCommand(project: project).command,
                CheckCommand(project: project).command,
            ])
    }
}
