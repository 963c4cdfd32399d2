import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Runs of the program with full disks, broken pipes, closed streams and other failures.
@Suite(.serialized) struct RobustnessTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `a reader that closes the pipe is not an error`() async throws {
        let outcome = try await program.shell("challenge characters list --all | head -n 1; echo ${PIPESTATUS:-}")
        let code = try await program.shell("(challenge characters list --all; echo $? >&2) | head -n 1")

        #expect(outcome.output.hasPrefix("1\tRick Sanchez"))
        #expect(outcome.error == "")
        #expect(code.error == "0\n")
    }

    @Test func `a full disk behind standard output is an error`() async throws {
        let outcome = try await program.shell("challenge characters list > /dev/full")

        #expect(outcome.exitCode == 74)
        #expect(outcome.error.contains("No space left on device"))
    }

    @Test func `the program works without a home directory`() async throws {
        // Without these folders, the program would use those of the user who runs the tests.
        let folders = ["CACHE", "CONFIG", "DATA", "STATE"].map { ("XDG_\($0)_HOME", program.scratch.path($0)) }
        let environment = Dictionary(uniqueKeysWithValues: folders).merging(["HOME": ""]) { $1 }

        let outcome = try await program.run("character", "42", "--fields", "id", environment: environment)

        #expect(outcome == Outcome(exitCode: 0, output: "42\n", error: ""))
    }

    @Test func `only the owner can read the files of the program`() async throws {
        try await program.run("favorites", "add", "42")
        try await program.run("character", "42", "--history")

        let outcome = try await program.shell(
            """
            cd home/.local && stat -c %a ../../cache/challenge share/challenge state/challenge \
                ../../cache/challenge/cache.db share/challenge/library.db state/challenge/state.db
            """)

        #expect(outcome.output == "700\n700\n700\n600\n600\n600\n")
    }

    @Test func `an offline command opens no socket`() async throws {
        let list = try await program.run("characters", "list", "--offline", "--fields", "id", "--limit", "1")
        let missing = try await program.run("character", "99999", "--offline")
        let some = try await program.run("character", "1", "9000", "9001", "--offline", "--fields", "id")
        let contradictory = try await program.run("character", "1", "--offline", "--policy", "none")

        #expect(list.output == "1\n")
        #expect(list.error.hasPrefix("note: Offline: no request was sent. Showing the bundled data"))
        #expect(missing.exitCode == 69)
        #expect(missing.error.hasPrefix("error: Not loaded: character 99999. Offline: no request was sent.\n"))
        #expect(some.exitCode == 69)
        #expect(some.output == "1\n")
        #expect(some.error.contains("error: Not loaded: characters 9000–9001. Offline: no request was sent.\n"))
        #expect(contradictory.exitCode == 69)
        #expect(mirror.requestCount == 0)
    }

    @Test func `an API that has just timed out is asked again only if nothing is stored or the policy wants it`()
        async throws
    {
        mirror.setFault(.hang)
        try await program.run("character", "1", "--timeout", "1500ms")

        let item = try await program.run("character", "1", "2", "--fields", "id")
        let list = try await program.run("characters", "list", "--fields", "id", "--limit", "1")

        #expect(item.output == "1\n2\n" && list.output == "1\n")
        #expect(list.error.contains("The API timed out less than a minute ago and was not asked again. Showing"))
        #expect(mirror.requestCount == 1)
        mirror.setFault(nil)
        try await program.run("character", "9000")
        try await program.run("character", "1", "--policy", "remoteFirst")
        try await program.run("character", "2")
        #expect(mirror.requestCount == 4)
    }

    @Test func `the setting and its variable turn the network off`() async throws {
        let variable = try await program.run("character", "1", environment: ["CHALLENGE_OFFLINE": "1"])
        try await program.run("config", "set", "offline", "true")
        let setting = try await program.run("character", "1", "--policy", "remoteFirst")

        let sync = try await program.run("sync")
        let other = try await program.run("sync", environment: ["CHALLENGE_OFFLINE": "1"])

        #expect(sync.error.hasSuffix("To use the API, run 'challenge config unset offline'.\n"))
        #expect(other.error.hasSuffix("To use the API, run 'unset CHALLENGE_OFFLINE'.\n"))
        for outcome in [variable, setting] {
            #expect(outcome.error.hasPrefix("note: Offline: no request was sent. Showing the bundled data"))
        }
        #expect(mirror.requestCount == 0)
        try await program.run("character", "1", environment: ["CHALLENGE_OFFLINE": "0"])
        #expect(mirror.requestCount == 1)
    }

    @Test func `the snapshot is used on a new machine without a network`() async throws {
        let program = try Program(environment: ["CHALLENGE_API_URL": "http://127.0.0.1:1/api"])

        let outcome = try await program.run("characters", "list", "--all", "--fields", "id")

        #expect(outcome.exitCode == 0)
        #expect(outcome.output == (1...826).map { "\($0)\n" }.joined())
        #expect(
            outcome.error
                == """
                note: http://127.0.0.1:1/api: No connection: the server refused it. \
                Showing the bundled data of October 2024.
                note: 826 characters. End of the list.

                """)
    }

    @Test func `the descriptors of closed standard streams are not reused for other files`() async throws {
        let unread = try await program.shell("challenge character - <&-")
        let unwritten = try await program.shell("challenge characters list --offline >&-")
        let unheard = try await program.shell("challenge characters list --offline 2>&- | head -n 1")

        #expect(unread.exitCode == 74)
        #expect(unread.error == "error: Standard input cannot be read: Bad file descriptor.\n")
        #expect(unwritten.exitCode == 74)
        #expect(unwritten.error.contains("error: The output cannot be written: Bad file descriptor.\n"))
        #expect(unheard.output.hasPrefix("1\tRick Sanchez"))
    }

    @Test func `a list that ends early is valid JSON, and the message says that it is incomplete`() async throws {
        mirror.setFault(.status(501), for: .path("/api/character", query: ["page": "3"]))

        let outcome = try await program.run(
            "characters", "list", "--all", "--json", "--policy", "noCache")

        let characters = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
        #expect(outcome.exitCode == 69)
        #expect(characters?.map { $0["id"] as? Int } == Array(1...40))
        #expect(outcome.error.hasPrefix("warning: The list is incomplete: 40 of 826 are shown.\nerror: "))
    }

    @Test func `the program prints the license of the data`() async throws {
        let outcome = try await program.run("licenses")

        #expect(outcome.output.contains("Copyright (c) 2018, Axel Fuhrmann"))
    }
}
