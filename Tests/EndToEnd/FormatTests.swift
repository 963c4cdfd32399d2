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

    @Test func `the JSON of one character is an object with every key in order`() async throws {
        let outcome = try await program.run("character", "2", "--json", "--fields", "id,name,origin,location,created")

        #expect(
            outcome
                == Outcome(
                    exitCode: 0,
                    output: """
                        {
                          "id": 2,
                          "name": "Morty Smith",
                          "origin": {
                            "id": null,
                            "name": "unknown"
                          },
                          "location": {
                            "id": 3,
                            "name": "Citadel of Ricks"
                          },
                          "created": "2017-11-04T18:50:21.651Z"
                        }

                        """,
                    error: ""))
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

    @Test func `the JSON of a list is an array, even for one item or none`() async throws {
        let list = try await program.run("characters", "list", "--limit", "1", "--json", "--fields", "id")
        let several = try await program.run("character", "3", "1", "--json", "--fields", "id")
        let none = try await program.run("characters", "search", "nobody at all", "--json")

        #expect(list.output == "[\n  {\n    \"id\": 1\n  }\n]\n")
        #expect(several.output == "[\n  {\n    \"id\": 3\n  },\n  {\n    \"id\": 1\n  }\n]\n")
        #expect(none == Outcome(exitCode: 0, output: "[]\n", error: "note: Nothing matches.\n"))
    }

    @Test func `JSON Lines output has one object on each line`() async throws {
        let outcome = try await program.run("characters", "list", "--limit", "2", "--jsonl", "--fields", "id,origin.id")

        #expect(outcome.output == "{\"id\":1,\"origin\":{\"id\":1}}\n{\"id\":2,\"origin\":{\"id\":null}}\n")
    }

    @Test func `CSV has a header and quotes values if needed`() async throws {
        let outcome = try await program.run("character", "1", "--format", "csv", "--fields", "id,name,episodes")

        let episodes = (1...51).map(String.init).joined(separator: ",")
        #expect(outcome.output == "id,name,episodes\r\n1,Rick Sanchez,\"\(episodes)\"\r\n")
    }

    @Test func `a pipe gets tab-separated values without a header`() async throws {
        let outcome = try await program.run(
            "characters", "list", "--limit", "2", "--fields", "id,name,type,origin.name")

        #expect(outcome.output == "1\tRick Sanchez\t\tEarth (C-137)\n2\tMorty Smith\t\tunknown\n")
    }

    @Test func `Markdown output is a table`() async throws {
        let outcome = try await program.run("character", "2", "--format", "markdown", "--fields", "id,name")

        #expect(outcome.output == "| ID | Name |\n| ---: | --- |\n| 2 | Morty Smith |\n")
    }

    @Test(arguments: [40, 60, 80, 200])
    func `a table fits the width of its window`(columns: Int) async throws {
        let outcome = try await program.run(
            "characters", "list", "--page", "38", environment: ["CHALLENGE_FORCE_TTY": "\(columns)", "NO_COLOR": "1"])

        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.count == 21)
        #expect(outcome.lines[0].hasPrefix(" ID  Name"))
        #expect(outcome.lines.allSatisfy { $0.count <= columns })
        #expect(outcome.lines.contains { $0.hasPrefix("758  Giant As") })
        let note = outcome.error.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(note.hasSuffix("note: Characters 741–760 of 826. Next: --page 39. Everything: --all."))
    }

    @Test func `a terminal shows one character with all fields`() async throws {
        let outcome = try await program.run(
            "character", "10", environment: ["CHALLENGE_FORCE_TTY": "100", "NO_COLOR": "1"])

        #expect(outcome.lines[0] == "Alan Rails · Human (Superhuman (Ghost trains summoner))")
        #expect(outcome.lines.contains("Location     Worldender's lair"))
    }

    @Test func `colour is used in terminals and on request`() async throws {
        let pipe = try await program.run("character", "1", "--format", "table")
        let terminal = try await program.run("character", "1", environment: ["CHALLENGE_FORCE_TTY": "80"])
        let asked = try await program.run("character", "1", "--format", "table", "--color", "always")
        let refused = try await program.run(
            "character", "1", "--color", "never", environment: ["CHALLENGE_FORCE_TTY": "80"])

        #expect(!pipe.output.contains("\u{1B}"))
        #expect(terminal.output.contains("\u{1B}[32m● Alive\u{1B}[0m"))
        #expect(asked.output.contains("\u{1B}[32m● Alive\u{1B}[0m"))
        #expect(!refused.output.contains("\u{1B}"))
    }

    @Test func `notes and errors are wrapped at words in a narrow terminal`() async throws {
        let narrow = ["CHALLENGE_FORCE_TTY": "40", "NO_COLOR": "1"]

        let note = try await program.run("character", "1", "--offline", environment: narrow)
        let error = try await program.run("character", "1", "--polcy", "x", environment: narrow)

        // On a loaded machine the status line is before the note.
        #expect(
            note.error.hasSuffix(
                """
                note: Offline (--offline). Showing the
                bundled data of October 2024.

                """))
        #expect(error.error.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test func `output and messages are available in Spanish`() async throws {
        let table = try await program.run(
            "characters", "list", "--lang", "es", environment: ["CHALLENGE_FORCE_TTY": "80", "NO_COLOR": "1"])
        let error = try await program.run("character", "99999", environment: ["LC_ALL": "es_MX.UTF-8"])
        let usage = try await program.run("charcters", environment: ["LANG": "es_ES.UTF-8"])

        #expect(table.lines[0].hasPrefix("ID  Nombre"))
        #expect(table.error.hasSuffix("nota: 20 de 826 personajes. Siguiente: --page 2. Todo: --all.\n"))
        #expect(error.error.hasPrefix("error: No se encontró el personaje 99999.\n"))
        #expect(usage.exitCode == 64)
        #expect(usage.error.contains("characters"))
    }

    @Test(arguments: [
        ("en", "2m or a number of seconds"), ("es", "2m o un número de segundos"),
    ])
    func `the help of the timeout explains a number without a unit`(language: String, text: String) async throws {
        let help = try await program.run("help", "options", "--lang", language)

        let words = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.components(separatedBy: text).count == 2)
    }

    @Test func `a Spanish screen translates values, and other formats do not`() async throws {
        let screen = ["LANG": "es", "CHALLENGE_FORCE_TTY": "100", "NO_COLOR": "1"]
        let fields = "id,status,species,gender,origin.name,created"
        let table = try await program.run("character", "2", "3", "--fields", fields, environment: screen)
        let values = try await program.run("character", "2", "3", "--fields", fields, "--lang", "es")
        let english = try await program.run("character", "2", "3", "--fields", fields)
        let markdown = try await program.run(
            "character", "2", "--fields", "id,status,species", "--format", "markdown", "--lang", "es")
        let cast = try await program.run(
            "episode", "1", "--characters", "--fields", "airDate,characters", environment: screen)
        let history = try await program.run("history", "list", "--fields", "kind,source", environment: screen)
        let location = try await program.run("location", "3", "--fields", "type", environment: screen)

        #expect(table.lines[1].hasPrefix(" 2  ● Vivo  Humano   Masculino  desconocido "))
        #expect(table.lines[2].hasPrefix(" 3  ● Viva  Humana   Femenino "))
        #expect(table.lines[1].wholeMatch(of: #/.* 0[45]/11/2017 \d\d:\d\d/#) != nil)
        #expect(markdown.lines.last == "| 2 | ● Vivo | Humano |")
        #expect(values.output == english.output)
        #expect(english.output.hasPrefix("2\tAlive\tHuman\tMale\tunknown\t2017-11-04T"))
        #expect(cast.lines.prefix(2) == ["Emisión     02/12/2013", "Personajes    1  Rick Sanchez · ● Vivo · Humano"])
        #expect(history.lines.prefix(3) == ["Tipo       Origen", "episodio   API", "personaje  caché"])
        #expect(location.lines == ["Tipo  Estación espacial"])
    }

    @Test(arguments: ["json", "jsonl", "csv", "tsv"])
    func `the output for programs is the same in every language`(format: String) async throws {
        let commands = [
            ["character", "3", "--episodes"], ["episode", "1", "--characters"], ["location", "3", "--residents"],
            ["favorites", "list"], ["favorites", "stats"], ["history", "list", "--all", "--kind", "character"],
            ["history", "stats"],
        ]
        try await program.run("favorites", "add", "2", "3")
        for command in commands { _ = try await program.start(command + ["--no-history"]).outcome() }
        try await program.run("character", "2", "3")

        for command in commands {
            let line = command + ["--no-history", "--format", format]
            let english = try await program.start(line + ["--lang", "en"]).outcome()
            let spanish = try await program.start(line + ["--lang", "es"]).outcome()
            #expect(english.output != "")
            #expect(spanish.output == english.output, "\(command)")
        }
    }

    @Test func `all pages are printed once and in order`() async throws {
        let outcome = try await program.run("characters", "list", "--all", "--fields", "id")

        #expect(outcome.output == (1...826).map { "\($0)\n" }.joined())
        #expect(mirror.requestCount == 42)
    }

    @Test func `a limit can span several pages`() async throws {
        let outcome = try await program.run("characters", "list", "--limit", "45", "--fields", "id")

        #expect(outcome.output == (1...45).map { "\($0)\n" }.joined())
        #expect(mirror.requestCount == 3)
    }

    @Test func `filters are sent to the API unchanged`() async throws {
        let outcome = try await program.run(
            "characters", "search", "7+7 Ye", "--status", "UNKNOWN", "--species", "human", "--fields", "id,name")
        let accented = try await program.run("characters", "search", "martínez", "--fields", "id")
        let none = try await program.run("characters", "list", "--name", "a&status=alive")

        #expect(outcome.output.hasSuffix("\t7+7 Years Old Morty\n"))
        #expect(accented.output == "762\n")
        #expect(none.output == "")
    }

    @Test func `identifiers are read from standard input`() async throws {
        let outcome = try await program.run("character", "-", "3", "--fields", "id", input: "2 1\n\n2\t5")

        #expect(outcome == Outcome(exitCode: 0, output: "2\n1\n5\n3\n", error: ""))
        #expect(mirror.requests.map(\.target) == ["/api/character/%5B2,1,5,3%5D"])
    }

    @Test func `the error names an invalid identifier on standard input`() async throws {
        let outcome = try await program.run("character", "-", input: "1\ntwo\n")

        #expect(outcome.exitCode == 64)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: Line 2 of standard input: Invalid value for ID|NAME: 'two'."))
    }

    @Test(arguments: [
        ["character", "-"], ["character", "-", "--episodes"], ["episode", "-"], ["episode", "-", "--characters"],
        ["location", "-"], ["location", "-", "--residents"], ["favorites", "add", "-"],
        ["favorites", "edit", "-", "--rating", "3"],
    ])
    func `empty standard input results in empty output`(command: [String]) async throws {
        let outcome = try await program.start(command, input: "\n").outcome()
        let json = try await program.start(command + ["--json"]).outcome()
        let table = try await program.start(command + ["--format", "table"]).outcome()

        #expect(outcome == Outcome(exitCode: 0, output: "", error: ""))
        #expect(json == Outcome(exitCode: 0, output: "[]\n", error: ""))
        #expect(table == Outcome(exitCode: 0, output: "", error: ""))
        #expect(mirror.requestCount == 0)
    }

    @Test func `an empty search piped into another command results in empty output`() async throws {
        let outcome = try await program.shell(
            "challenge characters search zzzz --fields id 2>/dev/null | challenge character -")
        let removed = try await program.run("favorites", "remove", "-")

        #expect(outcome == Outcome(exitCode: 0, output: "", error: ""))
        #expect(removed == Outcome(exitCode: 0, output: "", error: "note: 0 favorites removed.\n"))
    }

    @Test(arguments: [["--format", "xml"], ["--lang", "xx"], ["--timeout", "never"], ["--api-url", "nowhere"]])
    func `a wrong value without a command name is a usage error`(arguments: [String]) async throws {
        let outcome = try await program.start(arguments).outcome()

        #expect(outcome.exitCode == 64)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: Invalid value for \(arguments[0]): '\(arguments[1])'. Use "))
    }

    @Test func `found characters are printed, and missing ones are listed in the message`() async throws {
        let outcome = try await program.run("character", "9002", "9000", "1", "8000", "9001", "--fields", "id")

        #expect(outcome.exitCode == 1)
        #expect(outcome.output == "1\n")
        #expect(outcome.error.hasPrefix("error: Not found: characters 8000, 9000–9002.\n"))
    }

    @Test func `characters of a cached page need no request`() async throws {
        try await program.run("characters", "list", "--page", "3")
        let outcome = try await program.run("character", "42", "60", "--fields", "id")

        #expect(outcome.output == "42\n60\n")
        #expect(mirror.requestCount == 1)
    }

    @Test func `a page after the last one is an error that names the last page`() async throws {
        let outcome = try await program.run("characters", "list", "--page", "43")

        #expect(outcome.exitCode == 66)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: Page 43 does not exist: the list has 42 pages.\n"))
    }
}
