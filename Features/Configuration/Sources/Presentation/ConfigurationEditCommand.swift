import ChallengeCore
import ChallengePlatform
import ChallengeResources
import ChallengeSystem
import ChallengeTerminal

/// The command `challenge config edit`, which opens the file in the user's editor and then names a mistake.
struct ConfigurationEditCommand {
    let container: ConfigurationContainer

    var command: Command {
        Command(
            "edit",
            summary: "configuration.command.edit",
            examples: [Example("EDITOR=true challenge config edit", summary: "configuration.example.edit")],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        guard let path = container.file.path else { throw ConfigurationError.noPath }
        // Without a terminal, vi would wait for keys that no user can press.
        guard let editor = container.editor ?? (console.hasTerminal ? "vi" : nil) else {
            throw ConfigurationError.noEditor(path: path)
        }
        if try container.file.read() == nil { try container.file.write("{}\n") }
        // Ctrl-C is for the editor, which must not lose its terminal.
        Interruption.intercept { _ in }
        let process = ProcessLauncher.start(
            "/bin/sh", ["-c", editor + " \"$1\"", "sh", path], environment: container.environment,
            input: STDIN_FILENO, in: .foreground)
        guard let process, await ProcessLauncher.status(of: process) == 0 else {
            throw ConfigurationError.editorFailed(command: editor)
        }
        let edited = invocation.configuration.replacingFile(by: try container.file.content())
        if let mistake = edited.firstMistake { throw mistake }
        console.note(SafeText("configuration.note.edited".localized()))
    }
}

extension ConfigurationContainer {
    /// The command line of the user's editor; `nil` if none is set.
    fileprivate var editor: String? {
        [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self).first { !$0.trimmed.isEmpty }
    }
}
