import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen

/// The reading of a list beside the browser.
extension BrowsedCollection {
    /// Reads the items of this machine, and then those of the API if the policy demands it: `localFirst` if they are
    /// missing or too old.
    func load(_ policy: CachePolicy, isOffline: Bool) -> Effect<BrowserMessage> {
        .run("load \(kind)") { send in
            let isFresh = await items.areFresh()
            let showsSaved = source == nil || policy != .noCache && (isFresh || !items.refusesStaleItems)
            if showsSaved { send(.loaded(kind: kind, await items.saved())) }
            if source == nil || policy == .localFirst && (isFresh || isOffline && showsSaved) { return }
            await read(policy, send)
        }
    }

    /// Reads the marked items at once, and after each change, also by another program; `nil` for other lists.
    func follow() -> Effect<BrowserMessage>? {
        marks.map { marks in
            .run("follow \(kind)") { send in
                await marks.follow { send(.loaded(kind: kind, await items.saved())) }
            }
        }
    }

    /// Asks the API for the items; a list that only this machine has is read again.
    func refresh(_ policy: CachePolicy) -> Effect<BrowserMessage> {
        .run("load \(kind)") { send in await read(policy == .noCache ? .noCache : .remoteFirst, send) }
    }

    @Sendable private func read(_ policy: CachePolicy, _ send: Effect<BrowserMessage>.Send) async {
        if source != nil { send(.asking(kind: kind)) }
        do throws(APIError) {
            send(.loaded(kind: kind, try await items.read(policy)))
        } catch {
            send(.failed(kind: kind, error.localizedText))
        }
    }
}
