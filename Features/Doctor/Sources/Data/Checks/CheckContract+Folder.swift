import ChallengeCore
import ChallengePersistence
import ChallengePlatform
import ChallengeResources

extension CheckContract {
    /// Returns the finding about a folder in which no file can be created; `nil` for any other folder.
    ///
    /// - Parameters:
    ///   - name: The end of the finding's identifier.
    ///   - variable: The variable that names another place for the folder.
    ///   - isSet: `true` if the variable has a value.
    func obstacle(_ name: String, to folder: DatabaseFolder, _ variable: String, isSet: Bool) -> Finding? {
        let useOfAnotherFolder = isSet ? "unset \(variable)" : "export \(variable)=~/challenge"
        return switch folder.obstacle {
        case .notAFolder(let path):
            finding(
                name, .problem, "doctor.folder.file %@".localized(path),
                // The variable can name any file of the system, which must not be moved.
                command: isSet && path != folder.path ? useOfAnotherFolder : path.commandMovingAside)
        case .locked(let path):
            finding(
                name, .problem, "doctor.folder.locked %@".localized(path),
                // The folder of another user, such as `/home`, and the target of a link must keep their owners.
                command: path.isOwnFile || path == folder.path && !path.isLink
                    ? [path].commandGrantingAccess : useOfAnotherFolder)
        case .readOnlyFileSystem(let path):
            finding(name, .problem, "doctor.folder.readOnly %@".localized(path), command: useOfAnotherFolder)
        case nil: nil
        }
    }
}

extension StorageFailure.Cause {
    /// Returns the command line that moves another kind of file away, or that lets the user read and write the file;
    /// `nil` for other causes.
    func command(for path: String) -> String? {
        switch self {
        case .notAFile: path.commandMovingAside
        case .system(code: EACCES), .system(code: EPERM):
            // A symbolic link can lead to any file of the system, whose owner and permissions must stay.
            path.isLink ? path.commandMovingAside : [path].commandGrantingAccess
        default: nil
        }
    }
}

extension [String] {
    /// The paths as words of a shell.
    var quotedForShell: String { map(\.quotedForShell).joined(separator: " ") }

    /// The command line that lets the user read and write the files and folders.
    var commandGrantingAccess: String {
        let permission = "chmod u+rwX \(quotedForShell)"
        return allSatisfy(\.isOwnFile) ? permission : "sudo chown \"$USER\" \(quotedForShell) && \(permission)"
    }
}

extension String {
    /// The command line that gives another name to the file or folder at this path, and asks before it replaces one.
    var commandMovingAside: String { "mv -i \(quotedForShell) \((self + ".old").quotedForShell)" }

    /// The path of the folder that contains the file at this path.
    var parentFolder: String { split(separator: "/").dropLast().map { "/" + $0 }.joined() }

    /// `true` if the file or folder at this path belongs to the user.
    fileprivate var isOwnFile: Bool {
        var status = stat()
        return stat(self, &status) == 0 && status.st_uid == geteuid()
    }

    /// `true` if a symbolic link is at this path.
    fileprivate var isLink: Bool {
        var status = stat()
        return lstat(self, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
