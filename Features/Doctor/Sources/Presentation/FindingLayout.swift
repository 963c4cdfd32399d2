import ChallengeResources
import ChallengeTerminal

/// The lines of a finding in a terminal: verdict and message, and below them the command line to type.
struct FindingLayout {
    /// The width of the window; `nil` if lines may have any length.
    let window: Int?

    func lines(_ finding: Finding) -> [SafeText] {
        let verdict = SafeText("\(finding.verdict.symbol) \(finding.verdict.word)", style: finding.verdict.style)
        let message = verdict.padded(to: Self.indentation) + SafeText(finding.message)
        let lines = window.map { message.wrapped(to: $0, indentingRest: Self.indentation) } ?? [message]
        // A command line is not wrapped, so that it can be pasted into a shell.
        return lines + (finding.command.map { [.spaces(Self.indentation) + "$ " + SafeText($0, style: .bold)] } ?? [])
    }

    /// The column at which messages start, also in their further lines.
    private static var indentation: Int { 4 + (Verdict.allCases.map { SafeText($0.word).width }.max() ?? 0) }
}

extension Verdict {
    /// A symbol, so that color is not the only difference.
    fileprivate var symbol: String {
        switch self {
        case .ok: "✓"
        case .note: "·"
        case .warning: "!"
        case .problem: "✗"
        }
    }

    fileprivate var style: TextStyle {
        switch self {
        case .ok: .green
        case .note: .cyan
        case .warning: .yellow
        case .problem: .red
        }
    }

    /// The word in the current language.
    var word: String {
        switch self {
        case .ok: "doctor.verdict.ok".localized()
        case .note: "doctor.verdict.note".localized()
        case .warning: "doctor.verdict.warning".localized()
        case .problem: "doctor.verdict.problem".localized()
        }
    }
}
