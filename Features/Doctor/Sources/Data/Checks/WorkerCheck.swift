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
        case .missing: [problem("doctor.worker.missing %@".localized(path))]
        case .notExecutable:
            [
                problem(
                    "doctor.worker.notExecutable %@".localized(path), command: "chmod 755 \(path.quotedForShell)")
            ]
        case .foreign: [problem("doctor.worker.foreign %@".localized(path))]
        case .silent: [problem("doctor.worker.silent %@".localized(path))]
        }
    }

    private func problem(_ sentence: String, command: String? = nil) -> Finding {
        finding("worker", .problem, sentence, command: command)
    }
}
