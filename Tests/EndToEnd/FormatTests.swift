import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The output of each format, on which scripts rely.
@Suite(.serialized) struct FormatTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `the JSON of a character has exactly the documented keys`() async throws {
        let outcome = try await program.run("character", "42", "--json")

        let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(
            Set(object.keys) == [
                "id", "name", "status", "species", "type", "gender", "origin", "location", "image", "episodes",
                "created",
            ])
        #expect(object["episodes"] as? [Int] == [22])
        #expect((object["location"] as? [String: Any])?["id"] as? Int == 3)
    }

    @Test(arguments: [
        ("favorites list --fields status", "\u{1B}[32m● Alive\u{1B}[0m"),
        ("episode 28 --characters --fields characters.first.status", "\u{1B}[32m● Alive\u{1B}[0m"),
        ("location 20 --residents --fields residents.first.status", "\u{1B}[32m● Alive\u{1B}[0m"),
    ])
    func `a single status has its color in every command`(line: String, status: String) async throws {
        _ = try await program.run("favorites", "add", "1")

        let words = line.split(separator: " ").map(String.init)
        let outcome = try await program.start(words + ["--color", "always", "--format", "table"]).outcome()

        #expect(outcome.output.contains(status), "\(outcome.output)")
    }

    @Test func `the output for programs is the same in every language`() async throws {
        let commands = [
            ["character", "3", "--episodes"], ["location", "3"], ["favorites", "list"],
            ["history", "list", "--all", "--kind", "character"],
        ]
        try await program.run("favorites", "add", "2", "3")
        for command in commands { _ = try await program.start(command + ["--no-history"]).outcome() }
        try await program.run("character", "2", "3", "--history")

        // JSON has the values of a field, TSV its text; the other formats for programs have the same ones.
        for format in ["jsonl", "tsv"] {
            for command in commands {
                let line = command + ["--no-history", "--format", format]
                let english = try await program.start(line + ["--lang", "en"]).outcome()
                let spanish = try await program.start(line + ["--lang", "es"]).outcome()
                #expect(english.output != "")
                #expect(spanish.output == english.output, "\(command)")
            }
        }
    }

    @Test(arguments: [["--format", "xml"], ["--api-url", "nowhere"]])
    func `a wrong value without a command name is a usage error`(arguments: [String]) async throws {
        let outcome = try await program.start(arguments).outcome()

        #expect(outcome.exitCode == 64)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: Invalid value for \(arguments[0]): '\(arguments[1])'. Use "))
    }
}
