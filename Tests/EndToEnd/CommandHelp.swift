import ChallengeCore
import ChallengeTestSupport
import Foundation
import Testing

/// The long help of a command in English.
struct CommandHelp: Sendable, CustomTestStringConvertible {
    /// The words after the name of the program; empty for the program itself.
    let command: String
    let outcome: Outcome

    var testDescription: String { command }

    /// The help of all commands, which is printed once for all tests.
    static var all: [CommandHelp] { get async throws { try await search.value } }

    private static let search = Task { try await find() }

    /// Returns the help of all commands, which it finds by following the help of their parents.
    private static func find() async throws -> [CommandHelp] {
        let program = try Program()
        var commands = [""]
        var found: [CommandHelp] = []
        while found.count < commands.count {
            let command = commands[found.count]
            let outcome = try await program.shell("challenge \(command) --help --lang en")
            let help = CommandHelp(command: command, outcome: outcome)
            commands += help.subcommands.map { command.isEmpty ? $0 : "\(command) \($0)" }
            found.append(help)
        }
        return found
    }

    /// The lines of the help that are command lines.
    var examples: [String] {
        section("Examples").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("challenge ") }
    }

    /// The long names of the options with the placeholders of their values; `nil` for a flag.
    var options: [(name: String, placeholder: String?)] {
        outcome.output.lines.compactMap { line in
            try? #/^ +(?:-\w, )?--([a-z-]+)(?: ([A-Z][A-Z,.|]*)(?: |$))?/#.prefixMatch(in: line).map {
                (String($0.1), $0.2.map(String.init))
            }
        }
    }

    /// The names of the commands in a group; empty for a command that is no group.
    var subcommands: [String] {
        // Further lines of a summary have a deeper indentation.
        section("Commands").filter { !$0.hasPrefix("   ") }
            .compactMap { $0.split { $0 == " " || $0 == "," }.first.map(String.init) }.filter { $0 != "help" }
    }

    /// Returns the lines below a heading.
    private func section(_ heading: Substring) -> [Substring] {
        let lines = outcome.output.lines
        return Array(lines.drop { $0 != heading }.dropFirst().prefix { $0.hasPrefix("  ") })
    }
}
