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

    @Test(arguments: [
        ("favorites list --fields status", "\u{1B}[32m● Alive\u{1B}[0m"),
        ("episode 28 --characters --fields characters.first.status", "\u{1B}[32m● Alive\u{1B}[0m"),
        ("location 20 --residents --fields residents.first.status", "\u{1B}[32m● Alive\u{1B}[0m"),
    ])
    func `a single status has its colour in every command`(line: String, status: String) async throws {
        _ = try await program.run("favorites", "add", "1")

        let words = line.split(separator: " ").map(String.init)
        let outcome = try await program.start(words + ["--color", "always", "--format", "table"]).outcome()

        #expect(outcome.output.contains(status), "\(outcome.output)")
    }

    @Test func `notes and errors are wrapped at words in a narrow terminal`() async throws {
        let narrow = ["CHALLENGE_FORCE_TTY": "40", "NO_COLOR": "1"]

        let note = try await program.run("character", "1", "--offline", environment: narrow)
        let error = try await program.run("character", "1", "--polcy", "x", environment: narrow)

        #expect(
            note.messages == """
                note: Offline (--offline). Showing the
                bundled data of October 2024.

                """)
        #expect(error.error.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test func `output and messages are available in Spanish`() async throws {
        let table = try await program.run(
            "characters", "list", "--lang", "es", environment: ["CHALLENGE_FORCE_TTY": "80", "NO_COLOR": "1"])
        let error = try await program.run("character", "99999", environment: ["LC_ALL": "es_MX.UTF-8"])
        let usage = try await program.run("charcters", environment: ["LANG": "es_ES.UTF-8"])

        #expect(table.lines[0].hasPrefix("ID  Nombre"))
        #expect(table.messages == "nota: 20 de 826 personajes. Siguiente: --page 2. Todo: --all.\n")
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
        #expect(history.lines.prefix(3) == ["Clase      Origen", "episodio   API", "personaje  caché"])
        #expect(location.lines == ["Tipo  Estación espacial"])
    }

    @Test func `the output for programs is the same in every language`() async throws {
        let commands = [
            ["character", "3", "--episodes"], ["episode", "1", "--characters"], ["location", "3", "--residents"],
            ["favorites", "list"], ["favorites", "stats"], ["history", "list", "--all", "--kind", "character"],
            ["history", "stats"],
        ]
        try await program.run("favorites", "add", "2", "3")
        for command in commands { _ = try await program.start(command + ["--no-history"]).outcome() }
        try await program.run("character", "2", "3")

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

    @Test(arguments: [["--format", "xml"], ["--lang", "xx"], ["--timeout", "never"], ["--api-url", "nowhere"]])
    func `a wrong value without a command name is a usage error`(arguments: [String]) async throws {
        let outcome = try await program.start(arguments).outcome()

        #expect(outcome.exitCode == 64)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: Invalid value for \(arguments[0]): '\(arguments[1])'. Use "))
    }
}
