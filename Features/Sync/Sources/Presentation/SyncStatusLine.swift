import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The line on stderr that shows how much of the data set was received.
struct SyncStatusLine: Sendable {
    private static let interval: Duration = .milliseconds(200)

    let clock: any ClockContract
    /// Returns the number of bytes that this process has received.
    let receivedBytes: @Sendable () -> Int
    let console: Console

    /// Shows the line while the work runs.
    func show(
        _ work: (_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(SyncError) -> SyncReport
    ) async throws(SyncError) -> SyncReport {
        let transfer = SyncTransfer(start: clock.uptime)
        return try await console.withStatus(SafeText("sync.status.start".localized())) {
            (update) async throws(SyncError) in
            let ticker = Task {
                while true {
                    try await clock.sleep(for: Self.interval)
                    update(SafeText(transfer.text(bytes: receivedBytes(), at: clock.uptime)))
                }
            }
            defer { ticker.cancel() }
            return try await work { transfer.update($0, bytes: receivedBytes()) }
        }
    }
}
