/// The command `completions`, which prints the script that completes command lines in a shell.
struct CompletionsCommand {
    private static let shell = Argument("SHELL", ValueKind<Shell>.anyCase, help: "terminal.completions.shell")

    /// The name of the program.
    let program: String

    var command: Command {
        Command(
            "completions", summary: "terminal.completions.summary", discussion: "terminal.completions.discussion",
            arguments: [Self.shell],
            examples: [
                Example("\(program) completions bash", summary: "terminal.completions.example.bash"),
                Example("\(program) completions fish", summary: "terminal.completions.example.fish"),
            ],
            needsConfiguration: false, run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) throws {
        for shell in invocation[Self.shell] { try console.print(shell.script(for: program)) }
    }
}
