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
                Episodes     18  S02E07 · 2015-09-13 · Big Trouble in Little Sanchez
                             21  S02E10 · 2015-10-04 · The Wedding Squanchers
                             25  S03E04 · 2017-08-13 · Vindicators 3: The Return of Worldender
                """))
        #expect(mirror.targets == ["/api/character/125", "/api/episode/[18,21,25]"])
    }

    @Test func `related episodes are cached for the episode command and for the next run`() async throws {
        try await program.run("character", "125", "--episodes")
        mirror.resetRequests()

        let again = try await program.run("character", "125", "--episodes")
        let episode = try await program.run("episode", "S02E10", "18")

        #expect(again.output.contains("The Wedding Squanchers"))
        #expect(episode.exitCode == 0)
        #expect(mirror.requestCount == 0)
    }

    @Test func `the characters of an episode need one more request`() async throws {
        let outcome = try await program.run(
            "episode", "S01E01", "--characters", environment: ["CHALLENGE_FORCE_TTY": "100", "NO_COLOR": "1"])
        let rick = try await program.run("character", "1", "--fields", "name")

        #expect(outcome.output.contains("Characters    1  Rick Sanchez · ● Alive · Human\n"))
        #expect(outcome.output.contains("\n             62  Canklanker Thom · ✗ Dead · Alien\n"))
        #expect(rick.output == "Rick Sanchez\n")
        #expect(mirror.requestCount == 2)
    }

    @Test func `related items are objects in JSON`() async throws {
        let episode = try await program.run("episode", "S01E10", "--characters", "--json", "--fields", "characters")
        let characters = try await program.run(
            "character", "125", "663", "--episodes", "--format", "jsonl", "--fields", "id,episodes")

        // In the API's data, character 663 does not list the episode that lists it, and character 125 lists two
        // episodes that do not list it.
        let related = [
            #"{"id":18,"code":"S02E07","airDate":"2015-09-13","name":"Big Trouble in Little Sanchez"}"#,
            #"{"id":21,"code":"S02E10","airDate":"2015-10-04","name":"The Wedding Squanchers"}"#,
            #"{"id":25,"code":"S03E04","airDate":"2017-08-13","name":"Vindicators 3: The Return of Worldender"}"#,
        ]
        let expected = #"{"id":125,"episodes":["# + related.joined(separator: ",") + "]}"
        #expect(episode.output.contains(#""id": 663"#))
        #expect(characters.output.hasPrefix(expected + "\n"))
        #expect(mirror.targets.count == 4)
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

    @Test func `a note reports related items from the snapshot`() async throws {
        mirror.setFault(.status(500), for: .path("/api/episode/[22]"))

        let outcome = try await program.run("character", "42", "--episodes")

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("The Rickshank Rickdemption"))
        #expect(
            outcome.error
                == "note: \(mirror.baseURL): The API failed (HTTP 500). Showing the bundled data of October 2024.\n")
    }

    @Test func `no output is printed if all episodes are missing`() async throws {
        let outcome = try await program.run("episode", "60", "S09E01", "--characters", "--json")

        #expect(outcome.exitCode == 66)
        #expect(outcome.output == "")
    }

    @Test func `related items that cannot be loaded have their keys in JSON`() async throws {
        mirror.setFault(.status(403), for: .path("/api/episode/[22]"))

        let outcome = try await program.run(
            "character", "42", "--episodes", "--policy", "noCache", "--format", "jsonl", "--fields", "episodes")

        #expect(outcome.exitCode == 69)
        #expect(outcome.output == #"{"episodes":[{"id":22,"code":null,"airDate":null,"name":null}]}"# + "\n")
        #expect(
            outcome.error
                == "warning: Not loaded: episode 22. \(mirror.baseURL): The API rejected the request (HTTP 403).\n")
    }

    @Test func `offline items and related items come from the snapshot with one note`() async throws {
        let outcome = try await program.run("character", "42", "--episodes", "--offline")

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("The Rickshank Rickdemption"))
        #expect(outcome.error.split(separator: "\n").count == 1)
        #expect(outcome.error.contains("bundled data of October 2024"))
        #expect(mirror.requestCount == 0)
    }

    @Test func `related items of a missing character are not requested`() async throws {
        let outcome = try await program.run("character", "9000", "--episodes")

        #expect(outcome.exitCode == 66)
        #expect(outcome.output == "")
        #expect(mirror.requestCount == 1)
    }
}
