import ChallengeCore
import ChallengeResources

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

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
        if let file = Self.fileInPlaceOfDirectory(above: path) {
            findings.append(
                finding(
                    "directories", .problem, "doctor.directories.file %@".localized(file),
                    command: file.commandMovingAside))
        }
        return findings.isEmpty ? [finding("directories", .ok, "doctor.directories.ok".localized())] : findings
    }

    /// Returns the path above the file that exists and is not a directory.
    private static func fileInPlaceOfDirectory(above path: String) -> String? {
        let names = path.split(separator: "/")
        return names.indices.lazy.map { "/" + names[..<$0].joined(separator: "/") }.first { folder in
            var status = stat()
            return stat(folder, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
        }
    }
}
