import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Links that `challenge open` reads, and hyperlinks in a terminal.
@Suite(.serialized) struct LinkTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test(arguments: [
        ("challenge://character/42", "character 42"), ("challenge://episode/S03E07", "episode S03E07"),
        (
            "challenge://characters?name=mr.+meeseeks&species=Human%6Fid",
            "characters list --name 'mr. meeseeks' --species humanoid"
        ),
        ("challenge://locations?type=planet&dimension=unknown", "locations list --type planet --dimension unknown"),
    ])
    func `a link prints what its command prints`(link: String, command: String) async throws {
        let opened = try await program.run("open", link, "--json", "--policy", "remoteFirst")
        let printed = try await program.shell("challenge \(command) --json --policy remoteFirst")

        #expect(opened == printed)
        #expect(opened.exitCode == 0)
        #expect(opened.output.count > 20)
    }

    @Test(arguments: [
        ("https://rickandmortyapi.com/api/character/47", "character 47"),
        ("$CHALLENGE_API_URL/episode/28", "episode 28"),
        ("$CHALLENGE_API_URL/location/?type=planet", "locations list --type planet"),
        ("$CHALLENGE_API_URL/character", "characters list"),
    ])
    func `an address of the API is a link`(address: String, command: String) async throws {
        let opened = try await program.shell("challenge open \"\(address)\" --json=id,name")
        let printed = try await program.shell("challenge \(command) --json=id,name")

        #expect(opened.output == printed.output)
        #expect(opened.exitCode == 0)
    }

    @Test func `a link to a list can be paged`() async throws {
        let options = "--limit 3 --page 2"
        let opened = try await program.shell("challenge open 'challenge://characters?name=rick' \(options) --json")
        let printed = try await program.shell("challenge characters list --name rick \(options) --json")

        #expect(opened.output == printed.output && opened.exitCode == 0)
        #expect(opened.output.count > 20)
        for option in ["--page 2", "--all"] {
            let item = try await program.shell("challenge open challenge://character/1 \(option)")
            #expect(item.exitCode == 64)
            #expect(
                item.error == """
                    error: 'challenge open challenge://character/1' cannot be used with \(option.prefix { $0 != " " }).
                    See 'challenge open challenge://character/1 --help'.

                    """)
        }
    }

    @Test(arguments: [
        "characters list --episodes", "characters list --page 2", "characters list --all",
    ])
    func `a link has no related items, part of a list or format`(line: String) async throws {
        let outcome = try await program.shell("challenge \(line) --link")

        #expect(outcome.exitCode == 64 && outcome.output == "")
        let other = line.split(separator: " ").first { $0.hasPrefix("--") } ?? ""
        #expect(
            outcome.error.contains("--link") && outcome.error.contains("\(other)")
                && outcome.error.contains("not both."))
    }

    @Test func `the command of a link is in the history`() async throws {
        try await program.run("open", "challenge://characters?name=rick&status=alive", "-q", "--history")

        let history = try await program.run("history", "list", "--fields", "name")

        #expect(history.output == "challenge characters list --name=rick --status=alive --quiet --history\n")
    }

    @Test(arguments: [
        "challenge://character/-", "challenge://characters?name=%1b%5d0;x%07",
    ])
    func `everything else is refused without a request, and without control bytes`(link: String) async throws {
        let outcome = try await program.run("open", link)

        #expect(outcome.exitCode == 64)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: "))
        #expect(!outcome.error.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(mirror.requestCount == 0)
    }

    @Test func `a value that looks like an option is a value`() async throws {
        let outcome = try await program.run("open", "challenge://characters?name=--all%20--policy%3DnoCache")

        #expect(outcome.exitCode == 0)
        #expect(outcome.error == "note: Nothing matches.\n")
        #expect(mirror.requestCount == 1)
    }

    @Test(arguments: [
        ("character 2 1 --link", ["challenge://character/2", "challenge://character/1"]),
        ("characters list --in 1 --in 2 --link", ["challenge://characters?in=1&in=2"]),
        ("episode S03E07 --link", ["challenge://episode/28"]),
        ("locations list --name 'a & b' --link", ["challenge://locations?name=a%20%26%20b"]),
    ])
    func `links of items and lists are printed, and can be opened`(command: String, links: [Substring]) async throws {
        let outcome = try await program.shell("challenge \(command)")

        #expect(outcome.exitCode == 0)
        #expect(outcome.lines == links)
        for link in links { #expect(try await program.run("open", String(link)).exitCode == 0) }
    }

    @Test(arguments: ["characters", "episodes", "locations"])
    func `a link can have every filter of its list`(list: String) async throws {
        let help = try await program.run(list, "list", "-h").output
        let options = Set(help.matches(of: #/(?m)^ +--(\w+) [A-Z]/#).map { String($0.1) })
        let filters = options.subtracting(["page", "limit"])

        #expect(filters.contains("name"))
        for filter in filters {
            let value = filter == "status" ? "alive" : "1"
            let outcome = try await program.run("open", "challenge://\(list)?\(filter)=\(value)")
            #expect(outcome.exitCode == 0, "\(filter)")
        }
    }

    @Test func `identifiers and names are hyperlinks to the API in a terminal that shows them`() async throws {
        let environment = ["CHALLENGE_FORCE_TTY": "60", "TERM": "xterm-kitty"]
        let linked = try await program.run("characters", "list", "--limit", "3", environment: environment)
        let plain = try await program.run(
            "characters", "list", "--limit", "3", environment: environment.merging(["CHALLENGE_HYPERLINKS": "0"]) { $1 }
        )

        let address = "\u{1B}]8;;\(mirror.baseURL)/character/1\u{1B}\\"
        #expect(linked.output.contains("\(address)1\u{1B}]8;;\u{1B}\\  \(address)Rick Sanchez\u{1B}]8;;\u{1B}\\"))
        #expect(linked.output.replacing(#/\x1B\]8;;[^\x1B]*\x1B\\/#, with: "") == plain.output)
        #expect(!plain.output.contains("]8;"))
    }

    @Test func `favorites, the history and a search link to the items`() async throws {
        let environment = ["CHALLENGE_FORCE_TTY": "100", "CHALLENGE_HYPERLINKS": "1"]
        try await program.run("favorites", "add", "42")
        try await program.run("location", "3", "--history")

        #expect(
            try await program.run("favorites", "list", environment: environment).output
                .contains("\(mirror.baseURL)/character/42\u{1B}"))
        #expect(
            try await program.run("history", "list", environment: environment).output
                .contains("\(mirror.baseURL)/location/3\u{1B}"))
        #expect(
            try await program.run("search", "pilot", environment: environment).output
                .contains("\(mirror.baseURL)/episode/1\u{1B}"))
    }
}
