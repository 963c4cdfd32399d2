internal import Foundation

/// The namespaces of Linux, in which a test runs a program without the network or as the first process.
public enum Namespaces {
    /// Returns `true` if the system permits a new namespace, such as `--net` or `--pid`, to this user.
    public static func permit(_ kind: String) -> Bool {
        let process = try? Process.run(
            URL(filePath: "/usr/bin/unshare"), arguments: ["--user", "--map-root-user", kind, "--fork", "true"])
        process?.waitUntilExit()
        return process?.terminationStatus == 0
    }
}
