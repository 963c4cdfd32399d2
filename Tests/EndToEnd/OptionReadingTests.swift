import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Runs of the first example of each command with each of its options.
///
/// A debug build traps if code reads an option that the command does not declare, or reads it as another type.
struct OptionReadingTests {
    private static let values = [
        "DAYS": "3", "DURATION": "1h", "EPISODE": "1", "FIELD": "id", "FIELDS": "id", "FILE": "file",
        "KIND": "character",
        "LOCATION": "1", "N": "1", "STATUS": "alive", "TIME": "1h", "A,B.C": "id", "LANGUAGE": "es",
        "POLICY": "noCache",
    ]

    @Test(arguments: try await CommandHelp.all)
    func `each option is read as it is declared`(help: CommandHelp) async throws {
        guard let example = help.examples.first(where: { !$0.contains("|") && !$0.contains("$") }) else { return }
        let program = try Program(mirror: try MirrorServer())

        for (name, placeholder) in help.options {
            let value = placeholder.map { " " + Self.values[$0, default: "1"] } ?? ""
            let line = "\(example) --\(name)\(value) </dev/null"
            let outcome = try await program.shell(line)
            #expect(outcome.exitCode < 128, "\(line): \(outcome.error)")
        }
    }

    @Test func `the help has options with and without values`() async throws {
        let options = try await CommandHelp.all.filter { $0.command == "characters list" }.flatMap(\.options)

        #expect(options.contains { $0.name == "status" && $0.placeholder == "STATUS" })
        #expect(options.contains { $0.name == "episodes" && $0.placeholder == nil })
    }
}
