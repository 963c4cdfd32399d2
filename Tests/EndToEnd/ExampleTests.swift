import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// What help and the README tell people to type does what it says.
@Suite(.serialized) struct ExampleTests {
    private static let commands = [
        "", "characters", "characters list", "characters search", "character", "episodes",
        "episodes list", "episodes search", "episode", "favorites", "favorites list",
        "favorites search", "favorites add", "favorites edit", "favorites remove", "favorites clear", "favorites stats",
        "favorites watch", "favorites export", "favorites import", "history", "history list", "history clear",
        "history stats", "searches", "searches list", "searches remove",
        "searches clear", "cache", "cache status", "cache clear",
        "cache path", "licenses",
    ]

    private static let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardizedFileURL

    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(environment: ["CHALLENGE_API_URL": mirror.baseURL])
    }

    @Test func everyCommandIsOnTheList() async throws {
        var found: [String] = []
        for command in Self.commands {
            let lines = try await help(command)
            let names = section("Commands", of: lines).compactMap { $0.split(separator: " ").first }.filter {
                $0 != "help"
            }
            found += names.map { command.isEmpty ? String($0) : "\(command) \($0)" }
        }

        #expect(Set(found) == Set(Self.commands.dropFirst()))
    }

    @Test(arguments: commands, ["en", "es"])
    func everyCommandExplainsItself(command: String, language: String) async throws {
        let outcome = try await program.shell("challenge \(command) --help --lang \(language)")

        #expect(outcome.exitCode == 0)
        #expect(outcome.error == "")
        #expect(outcome.output.contains("challenge \(command)"))
        #expect(outcome.lines.allSatisfy { $0.count <= 80 })
        #expect(!outcome.output.contains("%"))
    }

    @Test(arguments: commands)
    func everyExampleOfHelpRuns(command: String) async throws {
        if command.hasPrefix("history") { try await program.run("character", "42") }
        if command.hasPrefix("favorites"), command != "favorites add" {
            try await program.run("favorites", "add", "42", "762", "--tag", "big")
            if command.hasSuffix("import") { try await program.shell("challenge favorites export favorites.json") }
        }
        for line in section("Examples", of: try await help(command)) where line.hasPrefix("challenge ") {
            let outcome = try await program.shell(line)
            #expect(outcome.exitCode == 0, "\(line): \(outcome.error)")
            #expect(!outcome.output.isEmpty || outcome.error.hasPrefix("note: "), "\(line)")
        }
    }

    @Test func everyLineOfTheReadmeRuns() async throws {
        let lines = try String(contentsOf: Self.readme, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("challenge ") }

        #expect(lines.count >= 6)
        for line in lines {
            let outcome = try await program.shell(String(line))
            #expect(outcome.exitCode == 0, "\(line): \(outcome.error)")
            #expect(!outcome.output.isEmpty, "\(line)")
        }
    }

    private func help(_ command: String) async throws -> [Substring] {
        try await program.shell("challenge \(command) --help").output
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The lines below a heading, without their indentation.
    private func section(_ heading: String, of lines: [Substring]) -> [String] {
        guard let start = lines.firstIndex(of: heading[...]) else { return [] }
        return lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
