import Testing

@testable import ChallengeTerminal

struct LinkTargetTests {
    private let targets = [
        LinkTarget(
            item: "planet", collection: "planets", filters: ["name", "star"],
            isIdentifier: { Int($0) != nil })
    ]

    private func words(_ link: String) throws(CommandError) -> [String] {
        try targets.words(for: link, scheme: "sky")
    }

    @Test(arguments: [
        ("sky://planet/4", ["planet", "4"]),
        ("sky://planets", ["planets", "list"]),
        ("sky://planets?name=a%20b&star=-x", ["planets", "list", "--name=a b", "--star=-x"]),
        ("sky://planets?star=--all&star=%3D", ["planets", "list", "--star=--all", "--star=="]),
    ])
    func `a link means the words of a command line`(link: String, words: [String]) throws {
        #expect(try self.words(link) == words)
    }

    @Test(arguments: [
        ("sky://cache/clear", CommandError.unknownCommand("cache", available: ["planet", "planets"])),
        ("sky://", .unknownCommand("", available: ["planet", "planets"])),
        ("sky://planet", .unknownIdentifier("", of: "planet")),
        ("sky://planet/mars", .unknownIdentifier("mars", of: "planet")),
        ("sky://planet/--help", .unknownIdentifier("--help", of: "planet")),
        ("sky://planet/4?name=x", .unknownFilter("name", of: "planet", available: [])),
        ("sky://planets/4", .unexpectedIdentifier("4", of: "planets", item: "planet")),
        ("sky://planets?page=2", .unknownFilter("page", of: "planets", available: ["name", "star"])),
        ("sky://planets?--name=2", .unknownFilter("--name", of: "planets", available: ["name", "star"])),
        (
            "sky://planets?name%3Dx%20--all=2",
            .unknownFilter("name=x --all", of: "planets", available: ["name", "star"])
        ),
    ])
    func `a link with another command, identifier or filter is refused`(link: String, error: CommandError) {
        #expect(throws: error) { try words(link) }
        #expect(error.exitCode == .usage)
    }

    @Test(arguments: [
        (
            CommandError.otherScheme("x", expected: "sky://"),
            "'x' is not a link of this program, which begins with sky://."
        ),
        (.tooLong, "The link is too long. A link has at most 4 KiB and 64 parameters."),
        (.malformed("x"), "The link 'x' is malformed."),
        (.unsafeCharacters("x"), "The link 'x' contains control or invisible characters."),
        (.unknownCommand("x", available: ["a", "b"]), "A link cannot open 'x'. Use one of: a, b."),
        (.unknownIdentifier("x", of: "a"), "'x' is not an identifier for a link of a."),
        (
            .unexpectedIdentifier("4", of: "b", item: "a"),
            "A link of b has no identifier: '4'. The link of one item begins with a."
        ),
        (.unknownFilter("x", of: "a", available: []), "A link to one a takes no filter: 'x'."),
        (.unknownFilter("x", of: "b", available: ["c", "d"]), "'x' is not a filter of b. Use one of: c, d."),
    ])
    func `the message says what is wrong`(error: CommandError, message: String) {
        #expect(error.message == message)
    }
}
