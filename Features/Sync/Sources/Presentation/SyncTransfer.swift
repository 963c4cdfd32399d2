import ChallengeResources
import Synchronization

/// The progress of a sync, from which its rate and its remaining time are estimated.
final class SyncTransfer: Sendable {
    private struct State {
        var progress = SyncProgress(fetched: 0, all: nil)
        /// The number of bytes that had been received when the progress was reported.
        var bytes = 0
    }

    private let start: Duration
    private let state = Mutex(State())

    init(start: Duration) {
        self.start = start
    }

    func update(_ progress: SyncProgress, bytes: Int) {
        state.withLock { $0 = State(progress: progress, bytes: bytes) }
    }

    /// Returns the items, the bytes, the rate and the remaining time, as far as they are known.
    func text(bytes: Int, at uptime: Duration) -> String {
        let state = state.withLock { $0 }
        let items = state.progress.all.map { "sync.status.items %@ %@".localized("\(state.progress.fetched)", "\($0)") }
        let rate = Double(bytes) / max(0.001, (uptime - start) / .seconds(1))
        var parts = [items ?? "sync.status.start".localized()]
        if bytes > 0 { parts += [bytes.binarySizeText, "\(Int(rate).binarySizeText)/s"] }
        if let remaining = remainingBytes(state, received: bytes), rate > 0 {
            let time = Duration.seconds(Double(remaining) / rate).localizedWait
            parts.append("sync.status.left %@".localized(time))
        }
        return parts.joined(separator: " · ")
    }

    /// Returns the number of missing bytes, if all items are as long as those that were fetched.
    private func remainingBytes(_ state: State, received: Int) -> Int? {
        guard let all = state.progress.all, state.progress.fetched > 0 else { return nil }
        return max(0, state.bytes / state.progress.fetched * all - received)
    }
}
