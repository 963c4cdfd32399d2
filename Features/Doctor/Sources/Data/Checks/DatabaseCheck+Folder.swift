import ChallengeCore
import ChallengePersistence
import ChallengeResources

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The findings about the folder of a database and the space on its disk.
extension DatabaseCheck {
    /// The space in bytes that a write needs at most: a sync writes about 3 MiB, with the write-ahead log.
    private static let neededSpace = 4 << 20

    /// Returns the findings about a folder that cannot be used, or about a disk that is almost full.
    func folder(_ inspection: DatabaseInspection) -> [Finding] {
        if let obstacle = obstacle(
            "folder", to: inspection.folder, part.variable, isSet: usesVariable, canUseHome: canUseHome)
        {
            return [obstacle]
        }
        let space = inspection.folder.freeSpace
        if space >= Self.neededSpace { return [] }
        return [
            finding(
                "space", .problem,
                "doctor.space.low %@ %@ %@".localized(
                    space.binarySizeText, inspection.folder.path, Self.neededSpace.binarySizeText),
                command: part == .cache && inspection.size > 0 ? "challenge cache clear" : nil)
        ]
    }
}

extension CheckContract {
    /// Returns the finding about a folder in which no file can be created; `nil` for any other folder.
    ///
    /// - Parameters:
    ///   - name: The end of the finding's identifier.
    ///   - variable: The variable that names another place for the folder.
    ///   - isSet: `true` if the variable has a value.
    ///   - canUseHome: `true` if another folder can be created in the home directory.
    func obstacle(
        _ name: String, to folder: DatabaseFolder, _ variable: String, isSet: Bool, canUseHome: Bool
    ) -> Finding? {
        let useOfAnotherFolder =
            isSet ? "unset \(variable)" : "export \(variable)=\(canUseHome ? "~" : "/tmp")/challenge"
        return switch folder.obstacle {
        case .notAFolder(let path):
            finding(
                name, .problem, "doctor.folder.file %@".localized(path),
                // The variable can name any file of the system, which must not be moved.
                command: isSet && path != folder.path ? useOfAnotherFolder : path.commandMovingAside)
        case .locked(let path):
            finding(
                name, .problem, "doctor.folder.locked %@".localized(path),
                command: "chmod u+rwx \(path.quotedForShell)")
        case .foreign(let path):
            finding(
                name, .problem, "doctor.folder.locked %@".localized(path),
                // A folder above, such as `/` or `/home`, and the target of a link must keep their owners.
                command: path == folder.path && !path.isLink
                    ? "sudo chown \"$USER\" \(path.quotedForShell)" : useOfAnotherFolder)
        case .readOnlyFileSystem(let path):
            finding(name, .problem, "doctor.folder.readOnly %@".localized(path), command: useOfAnotherFolder)
        case nil: nil
        }
    }
}

extension String {
    /// The command line that gives another name to the file or folder at this path, and asks before it replaces one.
    var commandMovingAside: String { "mv -i \(quotedForShell) \((self + ".old").quotedForShell)" }
}

extension DatabaseFolder {
    /// Returns `true` if files can be created in the home directory of the environment.
    static func canUseHome(of environment: [String: String]) -> Bool {
        environment["HOME"].map { DatabaseFolder($0).obstacle == nil } ?? false
    }
}

extension String {
    /// `true` if a file or folder exists at this path and belongs to the user.
    fileprivate var isOwnFile: Bool {
        var status = stat()
        return stat(self, &status) == 0 && status.st_uid == geteuid()
    }

    /// `true` if a symbolic link is at this path.
    fileprivate var isLink: Bool {
        var status = stat()
        return lstat(self, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The path of the folder that contains the file at this path.
    var parentFolder: String { split(separator: "/").dropLast().map { "/" + $0 }.joined() }
}

extension [String] {
    /// The command line that lets the user read and write the files and folders.
    var commandGrantingAccess: String {
        let permission = "chmod u+rwX \(quotedForShell)"
        return allSatisfy(\.isOwnFile) ? permission : "sudo chown \"$USER\" \(quotedForShell) && \(permission)"
    }
}

extension StorageFailure.Cause {
    /// Returns the command line that lets the user read and write the file; `nil` if the permissions are not the cause.
    func command(for path: String) -> String? {
        guard self == .system(code: EACCES) || self == .system(code: EPERM) else { return nil }
        // A symbolic link can lead to any file of the system, whose owner and permissions must stay.
        return path.isLink ? path.commandMovingAside : [path].commandGrantingAccess
    }
}

extension DatabaseCheck.Part {
    /// The variable that names another place for the folder.
    var variable: String {
        switch self {
        case .cache: "XDG_CACHE_HOME"
        case .library: "XDG_DATA_HOME"
        case .state: "XDG_STATE_HOME"
        }
    }
}
