public import ChallengeCore
internal import ChallengeResources

/// Says on stderr where an answer came from, when that is not what one would expect.
public struct ProvenanceRemarks: Sendable {
    private let console: Console
    private let isVerbose: Bool

    public init(_ invocation: Invocation, _ console: Console) {
        self.console = console
        isVerbose = invocation.has(StandardOptions.verbose)
    }

    public func remark<Value>(on fetched: Fetched<Value, some PresentableError>) {
        if let failure = fetched.remoteFailure {
            console.note(SafeText("\(failure.message) \(substitution(fetched.origin))"))
            if isVerbose, let cause = failure.cause {
                console.note(SafeText("terminal.error.cause %@".localized(cause)))
            }
        } else if isVerbose {
            console.note(SafeText(source(fetched.origin)))
        }
        if let failure = fetched.cacheFailure { remark(onCacheFailure: failure) }
    }

    public func remark(onCacheFailure failure: some PresentableError) {
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
