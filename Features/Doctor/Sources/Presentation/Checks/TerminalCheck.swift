import ChallengeResources
import ChallengeTerminal

/// A check of the terminal: its width, its encoding, and its pictures.
struct TerminalCheck: CheckContract {
    /// The width that fits the narrowest tables.
    private static let narrowestWindow = 40

    let id = "terminal"
    let screen: Screen
    /// A sentence about the way in which the terminal shows pictures.
    let pictures: String
    /// `false` if the program that decodes pictures is missing.
    let hasDecoder: Bool

    var title: String { "doctor.part.terminal".localized() }

    func run() async -> [Finding] {
        [size, picture, encoding]
    }

    private var picture: Finding {
        hasDecoder
            ? finding("pictures", .ok, "doctor.terminal.pictures %@".localized(pictures))
            : finding("pictures", .warning, "doctor.terminal.noDecoder".localized())
    }

    private var size: Finding {
        guard screen.isTerminal, let columns = screen.window else {
            return finding("size", .note, "doctor.terminal.none".localized())
        }
        return columns < Self.narrowestWindow
            ? finding("size", .warning, "doctor.terminal.narrow %lld %lld".localized(columns, Self.narrowestWindow))
            : finding("size", .ok, "doctor.terminal.columns %lld".localized(columns))
    }

    /// The encoding of the locale; a locale without one, such as `en_US`, is no reason for a warning.
    private var encoding: Finding {
        guard let name = screen.otherEncoding else { return finding("encoding", .ok, "UTF-8") }
        return finding(
            "encoding", .warning, "doctor.terminal.encoding %@".localized(name), command: "export LC_ALL=C.UTF-8")
    }
}
