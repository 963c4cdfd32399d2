import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// A change that is being stored.
struct PendingChange: Sendable {
    /// The name of the item; `nil` for an entry of the history, which the user does not wait for.
    let name: String?
    /// The item of the form that the user saved.
    var formKey: ItemKey?
    /// The sentence about the stored change.
    var notice = ""
}

/// A change that was not stored.
struct UnsavedChange: Sendable, Equatable {
    let name: String
    let reason: String
}

/// The result of the browser.
struct BrowserOutcome: Sendable, Equatable {
    let code: ExitCode
    /// The changes that failed after the last key before the end.
    var unsaved: [UnsavedChange] = []
}

/// The wait for changes before the browser ends.
struct Leaving: Sendable {
    let code: ExitCode
    /// `true` after a while, when the user is asked.
    var asks = false
    /// The name of the item whose changed texts the open form loses.
    var lostForm: String?
    /// `true` if the user leaves without the changes.
    var isGivingUp = false
}

/// The changes that are being stored, and the end of the browser.
extension Browser {
    /// The time after which the user is asked.
    private static let patience = Duration.seconds(2)

    var isSaving: Bool { pending.contains { $0.name != nil } }

    /// The sentence of the status while the user waits for the end.
    var leavingText: String? {
        guard let leaving else { return nil }
        let names = (pending.compactMap(\.name) + [leaving.lostForm].compactMap(\.self)).withoutRepetition.joined(
            separator: ", ")
        return leaving.asks ? "browse.stillSaving %@".localized(names) : "browse.saving".localized()
    }

    /// Stores a change after the earlier ones.
    mutating func store(
        _ change: PendingChange,
        _ work: @escaping @Sendable (Effect<BrowserMessage>.Send) async throws -> [Int: String]
    ) -> [Effect<BrowserMessage>] {
        pending.append(change)
        return [
            .save { send in
                do {
                    let conflicts = try await work(send)
                    send(.changed(conflicts.isEmpty ? .stored : .conflict(conflicts)))
                } catch {
                    send(.changed(.failed(error.sentence)))
                }
            }
        ]
    }

    /// Shows the result of the first pending change, because changes end in the order in which they began.
    mutating func receive(_ result: ChangeResult) {
        if pending.isEmpty { return }
        let change = pending.removeFirst()
        let isOfForm = form?.isSaving == true && form?.key == change.formKey
        if isOfForm { form?.isSaving = false }
        switch result {
        case .stored:
            if isOfForm { form = nil }
            if !change.notice.isEmpty { notice = change.notice }
        case .failed(let reason): report(change, reason)
        case .conflict(let values):
            if isOfForm { form?.setConflicts(values) }
            report(change, "browse.conflict".localized())
        }
        endIfDone()
    }

    private mutating func report(_ change: PendingChange, _ reason: String) {
        guard let name = change.name else { return }
        lastMarks = nil
        notice = form == nil ? "browse.notSaved %@".localized(name) + " " + reason : reason
        unsaved.append(UnsavedChange(name: name, reason: reason))
    }

    /// Ends the browser after all changes; requests that change nothing are cancelled at once.
    ///
    /// If the texts of an open form are changed, asks the user first.
    mutating func leave(_ code: ExitCode) -> [Effect<BrowserMessage>] {
        if let form, form.isChanged, !form.isSaving {
            leaving = Leaving(code: code, asks: true, lostForm: form.name)
            return []
        }
        leaving = Leaving(code: code)
        endIfDone()
        if outcome != nil { return [] }
        askedKinds = []
        return collections.map { .cancel("load \($0.kind)") } + [.send(.longSaving, after: Self.patience)]
    }

    /// Ends the browser if nothing is being stored; answers of the terminal would otherwise arrive in the shell.
    mutating func endIfDone() {
        guard pending.isEmpty, pictures?.awaitsReplies != true, let leaving,
            leaving.lostForm == nil || leaving.isGivingUp
        else { return }
        outcome = BrowserOutcome(code: leaving.code, unsaved: unsaved)
    }

    /// Handles an event while the browser waits for its end.
    mutating func handle(_ event: TerminalEvent, _ leaving: Leaving) -> [Effect<BrowserMessage>] {
        switch event {
        case .key(.control("c")): return giveUp(leaving)
        case .key(.character("q")) where leaving.asks: return giveUp(leaving)
        case .key(.escape) where leaving.asks: self.leaving = nil
        default: break
        }
        return []
    }

    /// Cancels the changes, which end then; if the user gives up again, the browser does not wait for that.
    private mutating func giveUp(_ leaving: Leaving) -> [Effect<BrowserMessage>] {
        if leaving.isGivingUp {
            for change in pending { report(change, "browse.unknownEnd".localized()) }
            outcome = BrowserOutcome(code: leaving.code, unsaved: unsaved)
        }
        self.leaving?.isGivingUp = true
        endIfDone()
        return [.cancelSaving]
    }
}
