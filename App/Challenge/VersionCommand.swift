import ChallengeTerminal

/// The command `challenge version`, which users of other tools try instead of `--version`.
struct VersionCommand {
    var command: Command {
        Command(
            "version",
            summary: "app.command.version",
            examples: [
                Example("challenge version", summary: "app.example.version"),
                Example("challenge --version", summary: "app.example.versionOption"),
            ],
            needsConfiguration: false
        ) { _, console in
            try console.print("challenge \(AppContainer.version)")
        }
    }
}
