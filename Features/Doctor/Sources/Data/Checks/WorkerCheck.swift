import ChallengeCore
import ChallengeNetworking
import ChallengeResources

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A check of the program that sends the requests.
struct WorkerCheck: CheckContract {
    let id = "program"
    let path: String
    let state: @Sendable () async -> WorkerState

    var title: String { "doctor.part.worker".localized() }

    func run() async -> [Finding] {
        switch await state() {
        case .ready: [finding("worker", .ok, "doctor.worker.ready %@".localized(path))]
        case .missing: [problem("doctor.worker.missing %@".localized(path), command: installation)]
        case .notExecutable where isFolder:
            [problem("doctor.worker.folder %@".localized(path), command: path.commandMovingAside)]
        case .notExecutable:
            [
                problem("doctor.worker.notExecutable %@".localized(path), command: "chmod 755 \(path.quotedForShell)")
            ]
        case .writableByAll(let paths):
            [
                finding(
                    "worker", .warning, "doctor.worker.writableByAll %@".localized(paths.joined(separator: ", ")),
                    command: "chmod o-w " + paths.map(\.quotedForShell).joined(separator: " "))
            ]
        case .foreign: [problem("doctor.worker.foreign %@".localized(path), command: installation)]
        case .silent: [problem("doctor.worker.silent %@".localized(path), command: installation)]
        }
    }

    /// The command line that builds the program and its worker again, for the folder of a build or of an installation.
    ///
    /// It is `nil` for the files of a package, which only its package manager may replace.
    private var installation: String? {
        if let end = path.firstRange(of: "/.build/")?.lowerBound {
            let configuration = path.contains("/release/") ? " -c release" : ""
            return "swift build\(configuration) --package-path \(String(path[..<end]).quotedForShell)"
        }
        let ends = ["/bin/", "/libexec/challenge/"].map { $0 + "challenge-network" }
        let prefix = ends.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) }
        if prefix == "/usr" { return nil }
        return "./install.sh" + (prefix.map { " --prefix \($0.quotedForShell)" } ?? "")
    }

    private var isFolder: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private func problem(_ sentence: String, command: String? = nil) -> Finding {
        finding("worker", .problem, sentence, command: command)
    }
}
