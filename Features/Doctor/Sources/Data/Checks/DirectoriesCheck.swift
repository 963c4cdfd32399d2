import ChallengeCore
import ChallengePersistence
import ChallengeResources

/// A check of the variables that name the folders of the program's files.
struct DirectoriesCheck: CheckContract {
    private static let variables = ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"]

    let id = "environment"
    let environment: [String: String]
    let configurationPath: String?

    var title: String { "doctor.part.directories".localized() }

    func run() async -> [Finding] {
        let ignored = Self.variables.filter { environment[$0]?.isEmpty == false && environment[$0]?.first != "/" }
        var findings = ignored.map { name in
            finding("directories", .warning, "doctor.directories.relative %@".localized(name), command: "unset \(name)")
        }
        guard let path = configurationPath else {
            let noHome = StorageFailure(cause: .noHomeDirectory).localizedText
            return findings + [finding("directories", .problem, noHome, command: "export HOME=~")]
        }
        let folder = DatabaseFolder(path.parentFolder)
        let variable = "XDG_CONFIG_HOME"
        let isSet = environment[variable]?.isEmpty == false
        if let obstacle = obstacle("directories", to: folder, variable, isSet: isSet) { findings.append(obstacle) }
        return findings.isEmpty ? [finding("directories", .ok, "doctor.directories.ok".localized())] : findings
    }
}
