internal import ChallengeResources

/// The command `manual`, which prints the manual page of the tool or of a command.
struct ManualCommand {
    private static let command = Argument("COMMAND", .text, .any, help: "terminal.manual.command")

    let tool: CommandLineTool
    /// The date of the version, in ISO 8601.
    let date: String

    var command: Command {
        let program = tool.root.name
        return Command(
            "manual", summary: "terminal.manual.summary", discussion: "terminal.manual.discussion",
            arguments: [Self.command.completed(by: commands)],
            examples: [
                Example("\(program) manual", summary: "terminal.manual.example.tool"),
                Example("\(program) manual completions", summary: "terminal.manual.example.command"),
            ],
            needsConfiguration: false, run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) throws {
        let line = line(invocation[Self.command])
        if let mistake = line.mistake { throw mistake }
        let lines = ManualPage(for: line, of: tool, date: date).lines
        try console.print(lines.map { SafeText($0) })
    }

    /// Returns the command line of the help of the command; the word `help` alone means the tool.
    private func line(_ words: [String]) -> ScannedCommandLine {
        CommandLineScanner.scan(["help"] + words, root: tool.root, globalOptions: tool.globalOptions)
    }

    /// The commands at each level of the tree.
    private var commands: CandidateSource {
        CandidateSource { request in
            let line = line(request.earlierWords)
            guard line.mistake == nil, request.earlierWords != ["help"] else { return [] }
            let help = Candidate("help", description: "terminal.help.helpCommand.help".localized())
            return line.command.subcommands.map { Candidate($0.name, description: $0.define().summary.localized()) }
                + (request.earlierWords.isEmpty ? [help] : [])
        }
    }
}
