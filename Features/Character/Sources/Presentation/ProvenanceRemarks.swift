import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// Says on stderr where an answer came from, when that is not what one would expect.
struct ProvenanceRemarks: Sendable {
    private let console: Console
    private let isVerbose: Bool

    init(_ invocation: Invocation, _ console: Console) {
        self.console = console
        isVerbose = invocation.has(StandardOptions.verbose)
    }

    func remark<Value>(on fetched: Fetched<Value, CharacterError>) {
        if let failure = fetched.remoteFailure {
            console.note(SafeText("\(failure.message) \(substitution(fetched.origin))"))
            if isVerbose { console.note(SafeText(failure.debugDescription)) }
        } else if isVerbose {
            console.note(SafeText(source(fetched.origin)))
        }
        if let failure = fetched.cacheFailure { remark(onCacheFailure: failure) }
    }

    func remark(onCacheFailure failure: CharacterError) {
        console.warning(SafeText("provenance.cacheFailure %@".localized(failure.message)))
    }

    /// What is shown instead of the remote's answer.
    private func substitution(_ origin: Origin) -> String {
        switch origin {
        case .remote: source(origin)
        case .cache(let age): "provenance.insteadCache %@".localized(age.localizedText)
        case .snapshot(let date): "provenance.insteadSnapshot %@".localized(date.description)
        }
    }

    private func source(_ origin: Origin) -> String {
        switch origin {
        case .remote: "provenance.remote".localized()
        case .cache(let age): "provenance.cache %@".localized(age.localizedText)
        case .snapshot(let date): "provenance.insteadSnapshot %@".localized(date.description)
        }
    }
}
