import ChallengeCore
import ChallengePlatform
import ChallengeResources
import ChallengeTerminal

/// A check of the configuration file.
struct ConfigurationCheck: CheckContract {
    let id = "configuration"
    let path: String?
    let configuration: Configuration

    var title: String { "doctor.part.configuration".localized() }

    func run() async -> [Finding] {
        let mistakes = configuration.mistakes.map { error in
            finding("file", .problem, error.message, command: error.command)
        }
        let sound = finding("file", .ok, "doctor.configuration.ok %@".localized(path ?? ""))
        return (mistakes.isEmpty ? [sound] : mistakes) + ignoredAliases + permissions
    }

    private var ignoredAliases: [Finding] {
        if !configuration.hasIgnoredAliases { return [] }
        return [
            finding(
                "aliases", .note, "doctor.configuration.aliases".localized(),
                command: "challenge config unset \(ConfigurationFile.ignoredAliases)")
        ]
    }

    /// The finding about a file or a folder that every user can write; the file names programs that commands start.
    private var permissions: [Finding] {
        guard let path, let slash = path.lastIndex(of: "/") else { return [] }
        let paths = [String(path[..<slash]), path].filter { mode(of: $0) & 0o002 != 0 }
        if paths.isEmpty { return [] }
        let list = paths.joined(separator: ", ")
        return [
            finding(
                "permissions", .warning, "doctor.configuration.shared %@".localized(list),
                command: "chmod o-w \(paths.quotedForShell)")
        ]
    }

    /// Returns the permissions of a file or folder; 0 for other types, such as a device, and if there is none.
    private func mode(of path: String) -> mode_t {
        var status = stat()
        guard stat(path, &status) == 0, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return 0 }
        return status.st_mode & 0o777
    }
}

extension SettingError {
    /// The command line that helps against the mistake.
    var command: String? {
        switch self {
        case .mistake: "challenge config edit"
        case .unreadable(let failure):
            failure.path.flatMap(failure.cause.command)
        case .invalidVariable(let name, _, _): "unset \(name)"
        }
    }
}

extension Configuration {
    /// Returns the command line that removes the user's value of a setting; `nil` if the command uses another value,
    /// such as that of an option.
    func commandUnsetting(_ key: String, from usedValue: String) -> String? {
        switch allValues.first(where: { $0.key == key && $0.text == usedValue })?.origin {
        case .variable(let name), .sharedVariable(let name): "unset \(name)"
        case .file: "challenge config unset \(key)"
        case .byDefault, nil: nil
        }
    }
}
