import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// A result of the work that runs beside the browser.
enum BrowserMessage: Sendable {
    case loaded(kind: String, Fetched<[BrowsableItem]>)
    /// The API is asked for the items of a kind.
    case asking(kind: String)
    /// The identifiers of the items of a kind that the text of a filter means.
    case found(kind: String, text: String, [ItemKey])
    /// The user's texts about an item, which are edited.
    case edits(ItemKey, name: String, [ItemMarks.Text])
    /// The edited texts about an item were saved.
    case saved(ItemKey)
    /// Work failed, for which a sentence is shown; the kind is that of a list that could not be read.
    case failed(kind: String? = nil, String)
}

extension BrowsedCollection {
    /// Reads the items of this machine, and then those of the API if the policy demands it, or if there are none.
    func load(_ policy: CachePolicy) -> Effect<BrowserMessage> {
        .run("load \(kind)") { send in
            var isComplete = false
            if policy != .noCache || source == nil {
                let saved = await items.saved()
                send(.loaded(kind: kind, saved))
                isComplete = policy == .localFirst && !saved.value.isEmpty
            }
            if source != nil, !isComplete { await read(policy, send) }
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

extension ItemMarks {
    /// Changes the marks, and reads them again.
    func change(
        in list: BrowsedCollection, then message: BrowserMessage? = nil,
        _ work: @escaping @Sendable () async throws -> Void
    ) -> Effect<BrowserMessage> {
        .save { send in
            do {
                try await work()
                send(.loaded(kind: list.kind, await items.saved()))
                if let message { send(message) }
            } catch {
                send(.failed(error.sentence))
            }
        }
    }

    func edit(_ key: ItemKey, name: String) -> Effect<BrowserMessage> {
        .run("edit") { send in
            do {
                send(.edits(key, name: name, try await texts(key)))
            } catch {
                send(.failed(error.sentence))
            }
        }
    }
}

extension Fetched {
    /// The sentence about the failure of the cache or of the API; empty without one.
    var failureText: String { cacheFailure?.localizedText ?? remoteFailure?.localizedText ?? "" }
}

extension Error {
    fileprivate var sentence: String { (self as? any PresentableError)?.message ?? "\(self)" }
}
