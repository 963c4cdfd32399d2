import ChallengeCore
import ChallengeResources
import ChallengeTerminal

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A check of the program that shows long output.
struct PagerCheck: CheckContract {
    private static let key = "pager"
    private static let variable = "PAGER"

    let id = "environment"
    let environment: [String: String]
    let configuration: Configuration

    var title: String { "doctor.part.pager".localized() }

    func run() async -> [Finding] {
        guard let program = Self.program(in: line) else {
            return [finding("pager", .ok, line.isEmpty ? "doctor.pager.none".localized() : line)]
        }
        if isInstalled(program) { return [finding("pager", .ok, line)] }
        let isChosen = !chosenLine.isEmpty
        return [
            finding(
                "pager", isChosen ? .warning : .note, "doctor.pager.missing %@".localized(program),
                command: isChosen ? configuration.commandUnsetting(Self.key) ?? "unset \(Self.variable)" : nil)
        ]
    }

    /// The command line of the pager; the default is that of the setting.
    private var line: String {
        let setting = configuration.allValues.first { $0.key == Self.key }
        if let setting, setting.origin != .byDefault { return setting.text.trimmed }
        return environment[Self.variable]?.trimmed ?? setting?.text ?? ""
    }

    /// The command line that the user has chosen.
    private var chosenLine: String {
        configuration.commandUnsetting(Self.key) == nil ? environment[Self.variable] ?? "" : line
    }

    /// Returns the program of a simple command line; `nil` for a line that only the shell can read.
    private static func program(in line: String) -> String? {
        let words = line.split(separator: " ").drop { $0.contains("=") }
        guard !line.contains(where: { "\"'\\$`|&;<>(){}*?[]~!#\n".contains($0) }) else { return nil }
        return words.first.map(String.init)
    }

    private func isInstalled(_ program: String) -> Bool {
        if program.contains("/") { return access(program, X_OK) == 0 }
        return (environment["PATH"] ?? "").split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }
}
