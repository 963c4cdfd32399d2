import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The requests that the scripts of the shells send to the program.
@Suite(.serialized) struct CompletionRequestTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(hasOtherCollections: true)
        program = try Program(mirror: mirror)
    }

    private func values(_ line: String) async throws -> [Substring] {
        let outcome = try await program.run("__complete", "fish", line)
        #expect(outcome.exitCode == 0)
        #expect(outcome.error == "")
        return outcome.lines.dropFirst().map { $0.prefix { $0 != "\t" } }
    }

    @Test func `candidates come from the snapshot, without a request and without a new file`() async throws {
        #expect(try await values("challenge character birdperson") == ["Birdperson", "Birdperson & Tammy's Child"])
        #expect(try await values("challenge --policy noCache location cit") == ["Citadel of Ricks"])
        #expect(try await values("challenge episodes list --with squanchy") == ["Squanchy"])
        #expect(try await values("challenge characters list --at cit") == ["Citadel of Ricks"])
        #expect(try await values("challenge favorites add squanchy") == ["Squanchy"])
        #expect(try await values("challenge favorites remove ") == [])
        #expect(try await values("challenge character mr m").first == "Meeseeks")
        #expect(try await values("challenge browse ep") == ["episodes"])
        #expect(try await values("challenge browse bird").prefix(1) == ["Birdperson"])
        #expect(try await values("challenge browse tiny r") == ["Rick"])
        #expect(try await values("challenge stats locations --by ") == ["type", "dimension"])
        let groupings: [Substring] = ["status", "species", "season"]
        #expect(try await values("challenge stats --by s").filter(groupings.contains) == groupings)
        #expect(
            try await values("challenge characters list --sort ep") == ["episodes", "episodes.count", "episodes.first"])
        #expect(try await values("challenge character 1 --fields episodes.c").contains("episodes.code"))
        #expect(try await values("challenge manual he").contains("help"))

        #expect(mirror.requestCount == 0)
        for folder in ["cache", "home/.local"] {
            #expect(!FileManager.default.fileExists(atPath: program.scratch.path(folder)))
        }
    }

    @Test func `links are completed`() async throws {
        let links: [Substring] = [
            "challenge://character/", "challenge://characters", "challenge://episode/", "challenge://episodes",
            "challenge://location/", "challenge://locations",
        ]
        #expect(try await values("challenge open ").filter(links.contains) == links)
        #expect(
            try await values("challenge open challenge://episod") == ["challenge://episode/", "challenge://episodes"])
        #expect(
            try await values("challenge open challenge://character/82") == [
                "challenge://character/82", "challenge://character/820", "challenge://character/821",
                "challenge://character/822", "challenge://character/823",
                "challenge://character/824", "challenge://character/825", "challenge://character/826",
            ])
        #expect(try await values("challenge open challenge://episode/S03E07") == ["challenge://episode/S03E07"])
        #expect(try await values("challenge open challenge://zebra/").isEmpty)
        #expect(mirror.requestCount == 0)
    }

    @Test func `values of filters are those of the items on this machine`() async throws {
        let genders: [Substring] = ["Female", "Genderless", "Male", "unknown"]

        #expect(try await values("challenge characters list --gender ") == genders)
        #expect(try await values("challenge characters search rick --gender=f") == ["--gender=Female"])
        #expect(try await values("challenge characters list --species hum") == ["Human", "Humanoid"])
        #expect(try await values("challenge episodes list --season ") == ["1", "2", "3", "4", "5"])
        #expect(try await values("challenge episodes list --code S03E0").first == "S03E01")
        #expect(try await values("challenge locations list --type plan") == ["Planet"])
        #expect(try await values("challenge locations search earth --dimension c-1").isEmpty)
        #expect(try await values("challenge locations list --dimension 'Dimension C-1").count == 1)
        #expect(mirror.requestCount == 0)
    }

    @Test func `recent searches and entries of the history are candidates`() async throws {
        #expect(try await values("challenge searches remove ") == [])

        try await program.run("characters", "search", "rick sanchez", "-q", "--history")
        try await program.run("episodes", "search", "rick", "-q", "--history")

        #expect(try await values("challenge searches remove r") == ["rick", "rick sanchez"])
        let described = try await program.run("__complete", "fish", "challenge searches remove rick")
        #expect(described.lines[1] == "rick\tchallenge episodes search rick")
        let entries = try await program.run("__complete", "fish", "challenge history remove ")
        #expect(entries.lines.dropFirst().first?.hasPrefix("2\tchallenge episodes search rick") == true)
    }

    @Test func `after a sync, candidates come from the cache`() async throws {
        try await program.run("sync")
        mirror.resetRequests()

        #expect(try await values("challenge episode S05E1") == ["S05E10"])
        #expect(try await values("challenge character 82") == ["82", "820", "821", "822", "823", "824", "825", "826"])
        #expect(mirror.requestCount == 0)
    }

    @Test func `keys and values of the configuration are candidates`() async throws {
        #expect(try await values("challenge config set pol") == ["policy"])
        #expect(try await values("challenge config set policy ") == ["localFirst", "remoteFirst", "noCache"])
        #expect(try await values("challenge config set timeout ") == [])
    }

    @Test func `a damaged library is neither repaired nor reported`() async throws {
        try await program.run("favorites", "add", "47", "--tag", "bird")
        let damaged = Data(repeating: 7, count: 9000)
        try damaged.write(to: URL(filePath: program.libraryFile))

        #expect(try await values("challenge favorites list --tag ") == [])

        #expect(FileManager.default.contents(atPath: program.libraryFile) == damaged)
    }

    @Test func `an invalid setting has no candidates`() async throws {
        let outcome = try await program.run(
            "__complete", "bash", "challenge character bird", environment: ["CHALLENGE_API_URL": "nonsense"])

        #expect(outcome == Outcome(exitCode: 0, output: "words\n", error: ""))
    }
}
