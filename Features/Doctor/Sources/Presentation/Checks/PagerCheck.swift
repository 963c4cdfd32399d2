import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// A check of the program that shows long output.
struct PagerCheck: CheckContract {
    private static let key = "pager"

    let id = "environment"
    let environment: [String: String]
    let configuration: Configuration

    var title: String { "doctor.part.pager".localized() }

    func run() async -> [Finding] {
        let command = configuration.commandUnsetting(Self.key, from: value?.text ?? "")
        if ValueKind.commandLine.parse(line) == nil {
            // An invalid value of the setting has a finding of its own.
            guard case .sharedVariable = value?.origin else { return [] }
            return [finding("pager", .warning, "doctor.pager.quote %@".localized(line), command: command)]
        }
        guard let program = CommandLineText(line).program else {
            return [finding("pager", .ok, line.isEmpty ? "doctor.pager.none".localized() : line)]
        }
        if program.isInstalled(in: environment) { return [finding("pager", .ok, line)] }
        return [
            finding(
                "pager", command == nil ? .note : .warning, "doctor.pager.missing %@".localized(program.name),
                command: command)
        ]
    }

    private var value: ConfiguredValue? { configuration.allValues.first { $0.key == Self.key } }

    /// The command line of the pager, which is the default if the user has chosen none.
    private var line: String { value?.text.trimmed ?? "" }
}
