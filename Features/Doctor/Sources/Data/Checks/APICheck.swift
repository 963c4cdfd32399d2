import ChallengeCore
import ChallengeNetworking
import ChallengeResources

/// A check of the API with one request, unless the API told its clients to wait.
struct APICheck: CheckContract {
    /// The time above which a response is worth a warning.
    private static let longestTime = Duration.seconds(2)

    /// The number of seconds to wait if the API announced no time.
    private static let usualWait = 60

    let id = "api"
    let address: String
    /// The command line that restores the usual address; `nil` if the user has not configured another one.
    let commandForOtherAddress: String?
    /// The proxy that receives the requests; `nil` without one.
    let proxy: ProxySetting?
    /// The check of the program that sends the requests; `nil` on a system without one.
    let worker: WorkerCheck?
    let isOffline: Bool
    /// The function that requests one item from the API, without the cache; `nil` if the settings are invalid.
    let requestItem: (@Sendable () async throws(CollectionFailure) -> Void)?
    let clock: any ClockContract

    var title: String { "API" }

    func run() async -> [Finding] {
        guard let requestItem else { return [finding("reachable", .note, "doctor.api.skipped".localized())] }
        if isOffline { return [finding("reachable", .note, "doctor.api.offline".localized())] }
        let start = clock.uptime
        do {
            try await requestItem()
        } catch {
            if await worker?.run().first?.verdict == .problem {
                return [finding("reachable", .note, "doctor.api.worker".localized())]
            }
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
        guard case .loadFailed(let failure) = error, case .rateLimited(let status, let announced) = failure.reason
        else {
            return [notReachable(after: error)]
        }
        let wait = finding(
            "wait", .problem, failure.reason.localizedText,
            command: status == nil
                ? "challenge cache clear --waits" : "sleep \(announced?.seconds ?? Self.usualWait); challenge doctor")
        let reachable =
            status == nil
            ? finding("reachable", .note, "doctor.api.waiting".localized())
            : finding("reachable", .ok, "doctor.api.reachable %@".localized(address))
        return [reachable, wait]
    }

    /// Returns the finding about an API that does not answer, or about the proxy.
    private func notReachable(after error: CollectionFailure) -> Finding {
        let fallback = " " + "doctor.api.fallback".localized()
        guard let proxy, case .loadFailed(let failure) = error,
            case .noConnection(.proxy(_, let cause)) = failure.reason
        else {
            // Another program shows whether the network or this program is the cause.
            let command = commandForOtherAddress ?? "curl -I \(address.quotedForShell)"
            return finding("reachable", .problem, error.localizedText + fallback, command: command)
        }
        let sentence =
            [.refused, .unreachable, .hostNotFound].contains(cause)
            ? "doctor.api.proxy %@ %@".localized(proxy.address, proxy.variable) : error.localizedText
        return finding("reachable", .problem, sentence + fallback, command: "unset \(proxy.variable)")
    }
}
