import ChallengeCore
import ChallengeNetworking
import ChallengeResources

/// A check of the program that sends the requests.
struct WorkerCheck: CheckContract {
    let id = "program"
    let path: String
    let state: @Sendable () async -> WorkerState

    var title: String { "doctor.part.worker".localized() }

    func run() async -> [Finding] {
        switch await state() {
        case .ready: [finding("worker", .ok, "doctor.worker.ready %@".localized(path))]
        case .missing: [finding("worker", .problem, "doctor.worker.missing %@".localized(path))]
        case .notExecutable:
            [
                finding(
                    "worker", .problem, "doctor.worker.notExecutable %@".localized(path),
                    command: "chmod 755 \(path.quotedForShell)")
            ]
        case .writableByAll(let paths):
            [
                finding(
                    "worker", .warning, "doctor.worker.writableByAll %@".localized(paths.joined(separator: ", ")),
                    command: "chmod o-w \(paths.quotedForShell)")
            ]
        case .foreign: [finding("worker", .problem, "doctor.worker.foreign %@".localized(path))]
        case .silent: [finding("worker", .problem, "doctor.worker.silent %@".localized(path))]
        }
    }
}
