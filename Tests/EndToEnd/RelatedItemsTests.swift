import ChallengeMirror
import ChallengeTestSupport
import Testing

/// The episodes of characters, and the characters of episodes.
@Suite(.serialized) struct RelatedItemsTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `the episodes of a character need one more request`() async throws {
        let outcome = try await program.run(
            "character", "125", "--episodes", environment: ["CHALLENGE_FORCE_TTY": "100", "NO_COLOR": "1"])

        #expect(outcome.exitCode == 0)
        #expect(
            outcome.output.contains(
                """
                Episodes  18  S02E07 · 2015-09-13 · Big Trouble in Little Sanchez
                          21  S02E10 · 2015-10-04 · The Wedding Squanchers
                          25  S03E04 · 2017-08-13 · Vindicators 3: The Return of Worldender
                """))
        #expect(mirror.targets == ["/api/character/125", "/api/episode/[18,21,25]"])
    }

    @Test func `the episodes of several characters need one request`() async throws {
        let outcome = try await program.run("character", "42", "125", "22", "--episodes", "--fields", "id")

        #expect(outcome.output == "42\n125\n22\n")
        #expect(mirror.targets == ["/api/character/[42,125,22]", "/api/episode/[10,18,21,22,25,28]"])
    }

    @Test func `a character is printed even if its episodes cannot be loaded`() async throws {
        mirror.setFault(.status(500), for: .path("/api/episode/[22]"))

        let outcome = try await program.run(
            "character", "42", "--episodes", "--policy", "noCache", "--format", "table")

        #expect(outcome.exitCode == 69)
        #expect(outcome.output.contains("Big Head Morty"))
        #expect(outcome.output.contains("22"))
        #expect(outcome.error == "warning: Not loaded: episode 22. \(mirror.baseURL): The API failed (HTTP 500).\n")
    }

    @Test func `the first episode of every character is printed with two commands`() async throws {
        let outcome = try await program.shell(
            """
            challenge characters list --all --fields id \
            | challenge character - --episodes --fields id,name,episodes.first.code --format csv
            """)

        let lines = outcome.output.split(separator: "\r\n")
        #expect(lines.count == 827)
        #expect(lines[..<3] == ["id,name,episodes.first.code", "1,Rick Sanchez,S01E01", "2,Morty Smith,S01E01"])
        #expect(lines.dropFirst().allSatisfy { $0.wholeMatch(of: #/.*,S\d\dE\d\d/#) != nil })
    }

    @Test func `a terminal has the seasons of a character, without a further request`() async throws {
        let terminal = ["CHALLENGE_FORCE_TTY": "100", "NO_COLOR": "1"]

        let outcome = try await program.run("character", "125", environment: terminal)
        let ascii = try await program.run(
            "character", "125", environment: terminal.merging(["LC_ALL": "C"]) { _, new in new })

        #expect(
            outcome.output.hasSuffix(
                """
                Seasons   S1 ···········   S2 ······▪··▪    S3 ···▪······    S4 ··········    S5 ··········

                """))
        #expect(
            ascii.output.hasSuffix(
                "S1 ...........   S2 ......#..#    S3 ...#......    S4 ..........    S5 ..........\n"))
        #expect(mirror.targets == ["/api/character/125"])
    }

    @Test(arguments: [
        (["--json"], true), (["--format", "csv"], true), (["--format", "markdown"], true),
        (["--fields", "name"], true),
        (["--all-fields"], true), (["--episodes"], true), ([], false), (["--format", "table"], false),
    ])
    func `other outputs have no seasons`(options: [String], isTerminal: Bool) async throws {
        var environment = ["NO_COLOR": "1"]
        environment["CHALLENGE_FORCE_TTY"] = isTerminal ? "80" : nil

        let outcome = try await program.start(["character", "125"] + options, environment: environment).outcome()

        #expect(outcome.exitCode == 0 && outcome.output.contains("Flansian"))
        #expect(!outcome.output.contains("Seasons") && !outcome.output.contains("▪"))
    }

    @Test func `offline items and related items come from the snapshot with one note`() async throws {
        let outcome = try await program.run("character", "42", "--episodes", "--offline")

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("The Rickshank Rickdemption"))
        #expect(outcome.error.split(separator: "\n").count == 1)
        #expect(outcome.error.contains("bundled data of October 2024"))
        #expect(mirror.requestCount == 0)
    }
}
