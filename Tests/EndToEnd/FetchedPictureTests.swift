import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The files of pictures: the option `--picture-file`, `sync --pictures`, and the commands for the cache.
@Suite(.timeLimit(.minutes(15))) struct FetchedPictureTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(dataSet: .small(characters: (1...20).map { "\($0):Rick \($0)" }))
        program = try Program(mirror: mirror)
    }

    private var avatars: [RecordedRequest] { mirror.requests.filter { $0.target.contains("avatar") } }

    private func file(_ name: String) -> Data? { FileManager.default.contents(atPath: program.scratch.path(name)) }

    @Test func `the picture of a character comes from the mirror, once`() async throws {
        let first = try await program.shell("challenge character 1 --fields id --picture-file 1.png")
        let second = try await program.shell("challenge character 1 --picture-file - --offline >2.png")
        let other = try await program.run("character", "2", "--picture-file", "-", "--offline")

        #expect(first == Outcome(exitCode: 0, output: "1\n", error: "note: The picture was written to 1.png.\n"))
        #expect(second == Outcome(exitCode: 0, output: "", error: ""))
        #expect(file("1.png")?.starts(with: [0x89] + Array("PNG\r\n".utf8)) == true)
        #expect(file("2.png") == file("1.png"))
        #expect(avatars.map(\.target) == ["/api/character/avatar/1.jpeg"])
        #expect(avatars.map { $0.header("Accept") } == ["image/*"])
        #expect(other.exitCode == 69)
        #expect(other.error.contains("The picture could not be fetched."))
    }

    @Test func `remoteFirst asks with the entity tag`() async throws {
        let line = "challenge character 1 --policy remoteFirst --picture-file"
        try await program.shell("\(line) 1.png && \(line) 2.png")

        #expect(file("2.png") == file("1.png"))
        #expect(avatars.map { $0.header("If-None-Match") != nil } == [false, true])
    }

    @Test(
        arguments: [
            (.html, 65), (.emptyBody, 65), (.oversizedBody, 65), (.endlessBody, 65), (.compressionBomb, 65),
            (.status(404), 69), (.redirectOffSite("http://127.0.0.1:9/1.png"), 69), (.truncatedBody, 69),
            (.hangInBody, 75),
        ] as [(Fault, Int32)])
    func `a response that is no picture, or too large, or never ends, is an error and not stored`(
        fault: Fault, exitCode: Int32
    ) async throws {
        mirror.setFault(fault, for: .path("/api/character/avatar/1.jpeg"))

        let outcome = try await program.run("character", "1", "--picture-file", "-", "--timeout", "5")
        let status = try await program.run("cache", "status", "--fields", "pictures.count")

        #expect(outcome.exitCode == exitCode, "\(outcome)")
        #expect(outcome.output == "")
        if [.endlessBody, .compressionBomb].contains(fault) { #expect(outcome.error.contains(" 4 MiB")) }
        #expect(status.output == "0\n")
    }

    @Test
    func `a sync fetches the missing pictures, and the cache counts and deletes them`() async throws {
        mirror.setFault(.status(404), for: .path("/api/character/avatar/7.jpeg"))
        let first = try await program.run("sync", "--pictures")
        mirror.setFault(nil)
        mirror.resetRequests()
        let second = try await program.run("sync", "--pictures")
        let targets = avatars.map(\.target)
        let status = try await program.run("cache", "status", "--jsonl", "--fields", "pictures")
        let cleared = try await program.run("cache", "clear")
        let empty = try await program.run("cache", "status", "--fields", "pictures")

        #expect(first.exitCode == 69)
        #expect(first.firstColumn == ["characters", "episodes", "locations"])
        #expect(first.error.hasPrefix("note: Pictures: 19 fetched, 0 already on this machine.\n"))
        #expect(first.error.contains("error: 1 of 20 pictures could not be fetched. "))
        #expect(second.exitCode == 0)
        #expect(second.messages == "note: Pictures: 1 fetched, 19 already on this machine.\n")
        #expect(targets == ["/api/character/avatar/7.jpeg"])
        #expect(status.output.hasPrefix(#"{"pictures":{"count":20,"size":"#))
        #expect(cleared.exitCode == 0)
        #expect(empty.output == "0\t0\n")
    }

    @Test func `a sync says that no picture could be stored, and deletes no files of others`() async throws {
        let cache = "${XDG_CACHE_HOME:-$HOME/.cache}/challenge"
        let file = try await program.shell(
            "mkdir -p \"\(cache)\" && : >\"\(cache)/pictures\" && challenge sync --pictures")
        let link = try await program.shell(
            """
            rm \"\(cache)/pictures\" && mkdir own && : >own/0123456789abcdef.cached && ln -s "$PWD/own" \"\(cache)/pictures\"
            challenge sync --pictures; challenge cache clear && ls own
            """)

        #expect(file.exitCode == 74)
        #expect(file.error.contains("error: 20 of 20 pictures could not be stored. "))
        #expect(link.output.hasSuffix("0123456789abcdef.cached\n"))
        #expect(link.error.contains("error: 20 of 20 pictures could not be stored. "))
    }

    @Test func `without a place for the cache, pictures are fetched and not stored`() async throws {
        for _ in 1...2 {
            let outcome = try await program.run(
                "character", "1", "--picture-file", "-", environment: ["XDG_CACHE_HOME": "/dev/null"])
            #expect(outcome.exitCode == 0)
        }

        #expect(avatars.count == 2)
    }
}
