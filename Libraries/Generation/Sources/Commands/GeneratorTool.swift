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

/// `check`: what the patterns ask for and the sources lack.
struct CheckCommand {
    let project: Project

    var command: Command {
        Command("check", summary: "What the patterns ask for and the sources lack, file by file", run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let findings = try PatternCheck(project: project).findings()
        for finding in findings { try console.print(SafeText(finding.description)) }
        if findings.isEmpty { return console.note("Nothing is lacking.") }
        throw ReportedFailure(exitCode: .failure)
    }
}

/// Why nothing was generated.
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
