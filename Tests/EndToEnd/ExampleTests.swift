import ChallengeCore
import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The examples in the help and in the README.
@Suite(.serialized) struct ExampleTests {
    /// Returns `true` for the commands of the original features, for which the mirror has data.
    private static func isOriginalCommand(_ command: String) -> Bool {
        let words = [
            "browse", "cache", "character", "config", "doctor", "episode", "favorite", "history", "licenses",
            "location", "open",
            "random",
            "search", "stats",
        ]
        return command.isEmpty || words.contains { command.hasPrefix($0) }
    }

    private static let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardizedFileURL

    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(hasOtherCollections: true)
        program = try Program(mirror: mirror)
    }

    @Test func `the help lists the commands of every feature`() async throws {
        let commands = Set(try await CommandHelp.all.map(\.command))

        #expect(commands.isSuperset(of: ["characters list", "episode", "favorites add", "history stats", "licenses"]))
    }

    @Test(arguments: try await CommandHelp.all)
    func `every command has a help page in each language, and Spanish help translates every placeholder`(
        help: CommandHelp
    ) async throws {
        let spanish = try await program.shell("challenge \(help.command) --help --lang es")

        for outcome in [help.outcome, spanish] {
            #expect(outcome.exitCode == 0)
            #expect(outcome.error == "")
            #expect(outcome.output.contains("challenge \(help.command)"))
            // An example is on one line, so that the user can copy it.
            #expect(outcome.lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("  challenge ") })
            #expect(!outcome.output.contains("%"))
        }
        let brief = try await program.shell("challenge \(help.command) -h --lang es")
        #expect(brief.output.contains("challenge \(help.command)"))
        #expect((brief.output != spanish.output) == brief.output.contains(" --help"))
        let start = help.command.isEmpty ? "\nEmpieza con\n" : "\nEjemplos\n"
        #expect(brief.output.contains(start) || !Self.isOriginalCommand(help.command))
        // An argument of a generated command has the name of its field in every language.
        guard Self.isOriginalCommand(help.command) else { return }
        let names: [Substring] = ["API", "CSV", "JSON", "URL", "CLICOLOR", "EDITOR", "LANG", "PAGER", "VISUAL"]
        let placeholders = #/\b[A-Z]{3,}\b/#
        let shared = Set(help.outcome.output.matches(of: placeholders).map(\.output))
            .intersection(spanish.output.matches(of: placeholders).map(\.output))
        #expect(shared.subtracting(names) == [])
    }

    @Test(arguments: try await CommandHelp.all)
    func `every example in the help runs`(help: CommandHelp) async throws {
        let command = help.command
        // The examples of a group are those of its commands.
        if !command.isEmpty, !help.subcommands.isEmpty { return }
        // They need a terminal; BrowseTests run them.
        if ["browse", "pick"].contains(command) { return }
        if command.hasPrefix("history") { try await program.run("character", "42", "1", "--history") }
        if command == "searches remove" { try await program.run("characters", "search", "rick", "--history") }
        if command.hasPrefix("favorites"), command != "favorites add" {
            try await program.run("favorites", "add", "1", "42", "762", "episode/28", "--tag", "big")
            if command.hasSuffix("import") { try await program.shell("challenge favorites export favorites.json") }
        }
        if command == "favorites add" { try await program.shell("printf '1\\tfor the plane\\n2\\n' >notes.tsv") }
        // The snapshot may lack the items of an added feature, so that no name is found before a sync.
        if !Self.isOriginalCommand(command) {
            try await program.run("sync")
            mirror.resetRequests()
        }
        // A generated command can only edit what its group has added.
        if !Self.isOriginalCommand(command), command.hasSuffix(" edit") {
            let adding = try await CommandHelp.all.first { $0.command == command.dropLast(4) + "add" }
            for line in adding?.examples ?? [] { try await program.shell(line) }
        }
        // This command runs until Ctrl-C.
        if command == "favorites watch" { return try await interruptExamples(of: help) }
        for line in help.examples {
            let outcome = try await program.shell(line)
            if !Self.isOriginalCommand(command), let foreign = mirror.requests.first(where: { !$0.isForCollection }) {
                print("The examples of '\(command)' are not checked: the mirror does not serve \(foreign.target).")
                return
            }
            #expect(outcome.exitCode == 0, "\(line): \(outcome.error)")
            #expect(!outcome.output.isEmpty || outcome.error.hasPrefix("note: "), "\(line)")
        }
    }

    @Test(arguments: try await CommandHelp.all)
    func `every command obeys or refuses the options for records`(help: CommandHelp) async throws {
        if !help.subcommands.isEmpty { return }
        let line =
            help.examples.first { $0.hasPrefix("challenge \(help.command)") && !$0.contains("|") }
            ?? "challenge \(help.command)"
        let outcome = try await program.shell("\(line) --json=id,zebra")

        #expect(outcome.exitCode == 64)
        #expect(outcome.output == "")
        let message = try #require(outcome.error.lines.first)
        #expect(message.contains("Unknown field: ") || message.contains("cannot be used with --json"))
        #expect(message.contains("Unknown field: ") == help.outcome.output.contains("\nFields\n"))
    }

    private func interruptExamples(of help: CommandHelp) async throws {
        for line in help.examples {
            let running = try program.startShell(["/bin/sh", "-c"], "exec \(line)")
            try await running.waitForOutput { $0.output.contains("Martínez") && $0.error.hasPrefix("note: ") }
            running.send(SIGINT)
            #expect(try await running.outcome().exitCode == 128 + SIGINT)
        }
    }

    @Test(arguments: ["README.md", "Docs/Usage.md"])
    func `every command line of the documentation runs`(path: String) async throws {
        let page = Self.readme.deletingLastPathComponent().appending(path: path)
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("challenge ") && !$0.contains(/challenge (browse|pick)/) }

        #expect(lines.count >= 5)
        // Only a command at a terminal records an entry without the option.
        try await program.run("character", "42", "--history")
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
            .lines
            .drop { !$0.hasPrefix("    $ ") }.prefix { $0.isEmpty || $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
        let steps = session.split { $0.isEmpty }.map(Array.init)

        #expect(steps.count == 1)
        for step in steps {
            let outcome = try await program.shell(
                String(step[0].dropFirst(2)), environment: ["CHALLENGE_FORCE_TTY": "76", "NO_COLOR": "1"])
            #expect(outcome.output == step.dropFirst().map { $0 + "\n" }.joined())
        }
    }
}
