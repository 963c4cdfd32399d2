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

    let id = "environment"
    let environment: [String: String]
    let configuration: Configuration

    var title: String { "doctor.part.pager".localized() }

    func run() async -> [Finding] {
        guard let program = Self.program(in: line) else {
            return [finding("pager", .ok, line.isEmpty ? "doctor.pager.none".localized() : line)]
        }
        if isInstalled(program) { return [finding("pager", .ok, line)] }
        let command = configuration.commandUnsetting(Self.key)
        return [
            finding(
                "pager", command == nil ? .note : .warning, "doctor.pager.missing %@".localized(program),
                command: command)
        ]
    }

    /// The command line of the pager, which is the default if the user has chosen none.
    private var line: String { configuration.allValues.first { $0.key == Self.key }?.text.trimmed ?? "" }

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
