import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// A check of the variables that name the editor of `config edit`; without them, there is no finding.
struct EditorCheck: CheckContract {
    let id = "environment"
    let environment: [String: String]

    var title: String { "doctor.part.editor".localized() }

    func run() async -> [Finding] {
        ["VISUAL", "EDITOR"].compactMap { variable in
            guard let line = environment[variable]?.trimmed, !line.isEmpty else { return nil }
            let isOpen = ValueKind.commandLine.parse(line) == nil
            let program = CommandLineText(line).program
            guard isOpen || program?.isInstalled(in: environment) == false else {
                return finding("editor", .ok, line)
            }
            return finding(
                "editor", .warning, "doctor.editor.wrong %@ %@".localized(variable, line), command: "unset \(variable)")
        }
    }
}
