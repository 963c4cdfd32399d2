import ChallengeCore
import ChallengeNetworking
import ChallengeResources

/// A check of the API with one request, unless the API told its clients to wait.
struct APICheck: CheckContract {
    let api: CheckedAPI
    /// The command line that restores the usual address; `nil` if the user has not configured another one.
    let commandForOtherAddress: String?
    /// The proxy that receives the requests; `nil` without one.
    let proxy: ProxySetting?
    /// The check of the program that sends the requests.
    let worker: WorkerCheck
    let isOffline: Bool

    var id: String { api.id }
    var title: String { api.id == "api" ? "API" : api.id.capitalizedFirst }

    func run() async -> [Finding] {
        guard let requestList = api.requestList else {
            return [finding("reachable", .note, "doctor.api.skipped".localized())]
        }
        if isOffline { return [finding("reachable", .note, "doctor.api.offline".localized())] }
        do {
            try await requestList()
            return [finding("reachable", .ok, "doctor.api.reachable %@".localized(api.address))]
        } catch {
            if await worker.run().first?.verdict == .problem {
                return [finding("reachable", .note, "doctor.api.worker".localized())]
            }
            return [finding(after: error)]
        }
    }

    private func finding(after error: APIError) -> Finding {
        let reason: LoadFailure? = if case .failed(let failure) = error { failure.reason } else { nil }
        if case .rateLimited(let status, _, _) = reason {
            // Without a status, a stored wait has prevented the request.
            let command = status == nil ? "challenge cache clear --waits" : nil
            return finding("wait", .problem, error.localizedText, command: command)
        }
        let sentence = error.localizedText + " " + "doctor.api.fallback".localized()
        return finding("reachable", .problem, sentence, command: command(after: reason))
    }

    private func command(after reason: LoadFailure?) -> String? {
        // The sentence names the variable of the token.
        if case .invalidRequest(_, _, .some) = reason { return nil }
        if let proxy, case .noConnection(.proxy) = reason { return "unset \(proxy.variable)" }
        // Another program shows whether the network or this program is the cause.
        return commandForOtherAddress ?? "curl -I \(api.address.quotedForShell)"
    }
}
