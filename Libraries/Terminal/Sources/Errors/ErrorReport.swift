internal import ChallengeResources

/// The only place that turns an error into a message on stderr and an exit code.
struct ErrorReport {
    let console: Console
    let isVerbose: Bool

    func report(_ error: any Error) -> ExitCode {
        switch error {
        case StreamError.closedPipe: .ok
        case is CancellationError: .interrupted
        case let exit as ReportedExit: exit.exitCode
        case let error as any PresentableError: present(error)
        default: presentBug(error)
        }
    }

    private func present(_ error: any PresentableError) -> ExitCode {
        // No message is needed, because the user pressed Ctrl-C.
        if error.exitCode == .interrupted { return .interrupted }
        let choices = error.choices.map { "  " + SafeText($0) }
        console.error(SafeText(error.message), details: choices + details(advice: error.advice, cause: error.cause))
        return error.exitCode
    }

    private func presentBug(_ error: any Error) -> ExitCode {
        let advice = isVerbose ? "terminal.error.bug.report" : "terminal.error.bug.verbose"
        console.error(
            SafeText("terminal.error.bug".localized()),
            details: details(advice: advice.localized(), cause: String(reflecting: error)))
        return .software
    }

    private func details(advice: String?, cause: String?) -> [SafeText] {
        let advice = isVerbose ? advice.map(VerboseHint.removed) : advice
        let cause = isVerbose ? cause.map { "terminal.error.cause %@".localized($0) } : nil
        return [advice, cause].compactMap { $0.map { SafeText($0) } }
    }
}

/// The hint to add `--verbose`, which a report omits if the user passed it.
public enum VerboseHint {
    private static var ending: String { " " + "terminal.error.addVerbose".localized() }

    /// Returns the advice, followed by the hint.
    public static func added(to advice: String) -> String { advice + ending }

    static func removed(from advice: String) -> String {
        advice.hasSuffix(ending) ? String(advice.dropLast(ending.count)) : advice
    }
}
