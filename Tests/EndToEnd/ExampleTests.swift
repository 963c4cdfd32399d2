import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The examples in the help and in the README.
@Suite(.serialized) struct ExampleTests {
    private static let search = Task { try await findCommands() }

    private static func commands() async throws -> [String] { try await search.value }

    /// Returns all commands, which it finds by following the help pages.
    private static func findCommands() async throws -> [String] {
        let program = try Program()
        var commands = [""]
        var next = 0
        while next < commands.count {
            let command = commands[next]
            let lines = try await help(command, program)
            let names = section("Commands", of: lines).compactMap { $0.split { $0 == " " || $0 == "," }.first }
            commands += names.filter { $0 != "help" }.map { command.isEmpty ? String($0) : "\(command) \($0)" }
            next += 1
        }
        return commands
    }

    /// Returns `true` for the commands of the original features, for which the mirror has data.
    private static func isOriginalCommand(_ command: String) -> Bool {
        let words = [
            "cache", "character", "config", "doctor", "episode", "favorite", "history", "licenses", "location", "open",
            "random",
            "search", "stats",
        ]
        return command.isEmpty || words.contains { command.hasPrefix($0) }
    }

    private static let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardizedFileURL

    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `the help lists the commands of every feature`() async throws {
        let commands = Set(try await Self.commands())

        #expect(commands.isSuperset(of: ["characters list", "episode", "favorites add", "history stats", "licenses"]))
    }

    @Test(arguments: try await commands(), ["en", "es"])
    func `every command has a help page`(command: String, language: String) async throws {
        let outcome = try await program.shell("challenge \(command) --help --lang \(language)")

        #expect(outcome.exitCode == 0)
        #expect(outcome.error == "")
        #expect(outcome.output.contains("challenge \(command)"))
        let brief = try await program.shell("challenge \(command) -h --lang \(language)")
        #expect(brief.output.contains("challenge \(command)"))
        #expect(brief.output != outcome.output)
        #expect(outcome.lines.allSatisfy { $0.count <= 80 })
        #expect(!outcome.output.contains("%"))
        guard Self.isOriginalCommand(command) else { return }
        // The command that runs until Ctrl-C cannot be tried like the others.
        let title = language == "en" ? "\nExamples\n" : "\nEjemplos\n"
        #expect(brief.output.contains(title) || command == "favorites watch")
    }

    @Test(arguments: try await commands())
    func `Spanish help translates every placeholder`(command: String) async throws {
        // An argument of a generated command has the name of its field in every language.
        guard Self.isOriginalCommand(command) else { return }
        let names: [Substring] = ["API", "CSV", "JSON", "URL", "CLICOLOR", "EDITOR", "LANG", "PAGER", "VISUAL"]
        let placeholders = #/\b[A-Z]{3,}\b/#
        let english = try await program.shell("challenge \(command) --help").output
        let spanish = try await program.shell("challenge \(command) --help --lang es").output

        let shared = Set(english.matches(of: placeholders).map(\.output))
            .intersection(spanish.matches(of: placeholders).map(\.output))
        #expect(shared.subtracting(names) == [])
    }

    @Test(arguments: try await commands())
    func `every example in the help runs`(command: String) async throws {
        if command.hasPrefix("history") { try await program.run("character", "42", "1") }
        if command == "searches remove" { try await program.run("characters", "search", "rick") }
        if command.hasPrefix("favorites"), command != "favorites add" {
            try await program.run("favorites", "add", "42", "762", "--tag", "big")
            if command.hasSuffix("import") { try await program.shell("challenge favorites export favorites.json") }
        }
        if command == "favorites add" { try await program.shell("printf '1\\tfor the plane\\n2\\n' >notes.tsv") }
        // A generated command can only edit what its group has added.
        if !Self.isOriginalCommand(command), command.hasSuffix(" edit") {
            for line in try await Self.examples(of: command.dropLast(4) + "add", program) {
                try await program.shell(line)
            }
        }
        let help = try await Self.help(command, program)
        // The examples of a group are those of its commands.
        if !command.isEmpty, !Self.section("Commands", of: help).isEmpty { return }
        for line in Self.examples(in: help) {
            let outcome = try await program.shell(line)
            if !Self.isOriginalCommand(command), let foreign = mirror.requests.first(where: { !$0.isForCollection }) {
                print("The examples of '\(command)' are not checked: the mirror does not serve \(foreign.target).")
                return
            }
            #expect(outcome.exitCode == 0, "\(line): \(outcome.error)")
            #expect(!outcome.output.isEmpty || outcome.error.hasPrefix("note: "), "\(line)")
        }
    }

    @Test(arguments: [("README.md", 14), ("Docs/Usage.md", 13)])
    func `every command line of the documentation runs`(path: String, count: Int) async throws {
        let page = Self.readme.deletingLastPathComponent().appending(path: path)
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("challenge ") }

        #expect(lines.count == count)
        for line in lines {
            mirror.resetRequests()
            let outcome = try await program.shell(String(line))
            if let foreign = mirror.requests.first(where: { !$0.isForCollection }) {
                print("'\(line)' is not checked: the mirror does not serve \(foreign.target) of a generated feature.")
                continue
            }
            #expect(outcome.exitCode == 0, "\(line): \(outcome.error)")
            #expect(!outcome.output.isEmpty, "\(line)")
        }
    }

    @Test func `the session in the README is the output of the program`() async throws {
        let session = try String(contentsOf: Self.readme, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("    $ ") }.prefix { $0.isEmpty || $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
        let steps = session.split { $0.isEmpty }.map(Array.init)

        #expect(steps.count == 2)
        for step in steps {
            let outcome = try await program.shell(
                String(step[0].dropFirst(2)), environment: ["CHALLENGE_FORCE_TTY": "78", "NO_COLOR": "1"])
            #expect(outcome.output == step.dropFirst().map { $0 + "\n" }.joined())
        }
    }

    private static func help(_ command: String, _ program: Program) async throws -> [Substring] {
        try await program.shell("challenge \(command) --help").output
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func examples(of command: String, _ program: Program) async throws -> [String] {
        examples(in: try await help(command, program))
    }

    private static func examples(in help: [Substring]) -> [String] {
        section("Examples", of: help).filter { $0.hasPrefix("challenge ") }
    }

    /// Returns the lines below a heading, without their indentation.
    private static func section(_ heading: String, of lines: [Substring]) -> [String] {
        guard let start = lines.firstIndex(of: heading[...]) else { return [] }
        return lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
