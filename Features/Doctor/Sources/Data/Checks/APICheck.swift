import ChallengeCore
import ChallengeResources

/// A check of the API with one request, unless the API told its clients to wait.
struct APICheck: CheckContract {
    /// The time above which a response is worth a warning.
    private static let longestTime = Duration.seconds(2)

    let id = "api"
    let address: String
    /// The command line that restores the usual address; `nil` if the user has not configured another one.
    let commandForOtherAddress: String?
    let isOffline: Bool
    let items: (any ItemProviderContract)?
    let clock: any ClockContract

    var title: String { "API" }

    func run() async -> [Finding] {
        guard let items else { return [finding("reachable", .note, "doctor.api.skipped".localized())] }
        if isOffline { return [finding("reachable", .note, "doctor.api.offline".localized())] }
        let start = clock.uptime
        do {
            try await items.requestItem()
        } catch {
            return findings(after: error)
        }
        return [
            finding("reachable", .ok, "doctor.api.reachable %@".localized(address)),
            finding("wait", .ok, "doctor.api.noWait".localized()),
            latency(clock.uptime - start),
        ]
    }

    private func latency(_ time: Duration) -> Finding {
        let isSlow = time > Self.longestTime
        let milliseconds = "\(Int((time / .milliseconds(1)).rounded()))"
        return finding(
            "latency", isSlow ? .warning : .ok,
            isSlow
                ? "doctor.api.slow %@".localized(milliseconds) : "doctor.api.latency %@".localized(milliseconds),
            command: isSlow ? "challenge sync" : nil)
    }

    private func findings(after error: CollectionFailure) -> [Finding] {
        guard case .loadFailed(let failure) = error, case .rateLimited(let status, _) = failure.reason else {
            return [
                finding(
                    "reachable", .problem, error.localizedText + " " + "doctor.api.fallback".localized(),
                    command: commandForOtherAddress)
            ]
        }
        let wait = finding(
            "wait", .problem, failure.reason.localizedText,
            command: status == nil ? "challenge cache clear --waits" : nil)
        let reachable =
            status == nil
            ? finding("reachable", .note, "doctor.api.waiting".localized())
            : finding("reachable", .ok, "doctor.api.reachable %@".localized(address))
        return [reachable, wait]
    }
}
