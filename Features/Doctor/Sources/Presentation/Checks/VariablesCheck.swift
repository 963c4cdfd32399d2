import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// A check of the environment variables of this program.
struct VariablesCheck: CheckContract {
    private static let prefix = "CHALLENGE_"

    let id = "environment"
    let environment: [String: String]
    let otherVariables: [SpecialVariable]
    let configuration: Configuration

    var title: String { "doctor.part.variables".localized() }

    func run() async -> [Finding] {
        let findings = invalidSettings + ignoredValues + unknownVariables
        return findings.isEmpty ? [finding("variables", .ok, "doctor.variables.ok".localized())] : findings
    }

    private var invalidSettings: [Finding] {
        configuration.settings.compactMap { setting -> Finding? in
            do throws(SettingError) {
                try configuration.check(setting)
                return nil
            } catch {
                return finding("variables", .problem, error.message, command: error.command)
            }
        }
    }

    /// The values that commands ignore.
    private var ignoredValues: [Finding] {
        otherVariables.compactMap { $0.mistake(in: environment) }.map { mistake in
            finding("variables", .warning, mistake.message, command: mistake.command)
        }
    }

    private var unknownVariables: [Finding] {
        let known = configuration.settings.map(\.variable) + otherVariables.map(\.name)
        return environment.keys.filter { $0.hasPrefix(Self.prefix) && !known.contains($0) }.sorted().map { name in
            let mistake = SettingMistake.unknownKey(name, among: known)
            return finding(
                "variables", .warning, "doctor.variables.unknown %@".localized(name) + mistake.suggestion,
                command: "unset \(name.quotedForShell)")
        }
    }
}

extension SettingMistake {
    /// A question about the nearest right spelling, or no text.
    fileprivate var suggestion: String {
        guard case .unknownKey(_, let nearest?) = self else { return "" }
        return " " + "doctor.variables.suggestion %@".localized(nearest)
    }
}
