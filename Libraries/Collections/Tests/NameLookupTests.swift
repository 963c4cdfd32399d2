import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeResources
import ChallengeTerminalMocks
import Testing

@testable import ChallengeCollections
@testable import ChallengeTerminal

/// Items that the user names on the command line.
struct NameLookupTests {
    private struct Named: NamedItemContract, Identifiable {
        let id: Int
        let name: String
        let appearances: Int

        var distinctions: [String] { ["\(appearances) moons"] }
        var furtherDistinctions: [String] { ["galaxy \(id)"] }
    }

    private let error = MemoryOutput()

    private var console: Console {
        Console(
            streams: Streams(input: MemoryInput([]), output: MemoryOutput(), error: error), environment: [:],
            color: .never)
    }

    private func key(
        _ name: String, _ matches: RankedMatches<Named>, _ cachePolicy: CachePolicy = .localFirst,
        failure: LoadFailure? = nil, confirm: ((Named) async throws -> Bool?)? = nil
    ) async throws -> ItemKey {
        let lookup = NameLookup(
            noun: "location.noun", Invocation(path: ["challenge", "planet"]), console, cachePolicy)
        return try await lookup.key(named: name, confirm: confirm) { _, _ in
            Fetched(value: matches, origin: .remote, remoteFailure: failure)
        }
    }

    @Test func `a single match is the item, without a note`() async throws {
        let matches = RankedMatches(exact: [Named(id: 7, name: "Earth", appearances: 1)])

        #expect(try await key("earth", matches) == 7)
        #expect(error.text == "")
    }

    @Test func `the failure of the API is noted if no single item is found, whose fetch would print it`() async throws {
        let items = [1, 2].map { Named(id: $0, name: "Earth \($0)", appearances: 1) }

        #expect(try await key("earth", RankedMatches(partial: [items[0]]), failure: .timedOut) == 1)
        #expect(error.text == "")
        await #expect(throws: CommandError.self) {
            try await key("earth", RankedMatches(partial: items), failure: .timedOut)
        }
        #expect(error.text == "note: The API did not respond in time. Searching the names on this machine.\n")
    }

    @Test func `a note has the first of the other matches`() async throws {
        let matches = RankedMatches(
            exact: [9, 7, 8].map { Named(id: $0, name: "Earth", appearances: $0 == 7 ? 6 : 1) })

        #expect(try await key("earth", matches) == 7)
        #expect(error.text == "note: Other matches: Earth (9), Earth (8).\n")
        _ = try await key(
            "earth", RankedMatches(exact: matches.items + [1, 2].map { Named(id: $0, name: "E", appearances: 0) }))
        #expect(error.text.hasSuffix("note: Other matches: Earth (9), Earth (8), E (1) and 1 more.\n"))
    }

    @Test func `a command that changes something asks about an item whose whole name is not typed`() async throws {
        let matches = RankedMatches(partial: [Named(id: 7, name: "Earth", appearances: 1)])

        #expect(try await key("ear", matches, confirm: { _ in true }) == 7)
        await #expect(throws: ReportedExit(exitCode: .ok)) { try await key("ear", matches, confirm: { _ in false }) }
        let failure = await #expect(throws: CommandError.self) { try await key("ear", matches, confirm: { _ in nil }) }
        #expect(failure?.message == "'ear' matches 1 location.")
        #expect(try await key("earth", RankedMatches(exact: matches.items), confirm: { _ in false }) == 7)
    }

    @Test(arguments: [("\n", true), ("y\n", true), ("n\n", false), ("x\n", false), ("", false)])
    func `a command that only reads asks about the nearest name at a terminal`(
        answer: String, isMeant: Bool
    ) async throws {
        let error = MemoryOutput(terminalColumns: 80)
        let console = Console(
            streams: Streams(
                input: MemoryInput([answer], isTerminal: true), output: MemoryOutput(), error: error),
            environment: [:], color: .never)
        let lookup = NameLookup(noun: "location.noun", Invocation(path: ["challenge", "planet"]), console, .localFirst)

        let key = try? await lookup.key(named: "erth") { name, _ in
            let earth = Named(id: 7, name: "Earth", appearances: 1)
            let matches = name == "Earth" ? RankedMatches(exact: [earth]) : RankedMatches(nearestNames: ["Earth"])
            return Fetched(value: matches, origin: .remote)
        }

        #expect(key == (isMeant ? 7 : nil))
        #expect(error.text == "Earth? [Y/n] " + (answer.isEmpty ? "\n" : ""))
    }

    @Test func `a command that changes something does not ask about the nearest name`() async throws {
        await #expect(throws: CommandError.self) {
            try await key("erth", RankedMatches(nearestNames: ["Earth"]), confirm: { _ in true })
        }
        #expect(error.text == "")
    }

    @Test func `the message about an unknown name has the option`() async throws {
        let lookup = NameLookup(
            noun: "location.noun", Invocation(path: ["challenge", "planets"]), console, .localFirst, option: "at")

        let failure = await #expect(throws: CommandError.self) {
            try await lookup.key(named: "x") { _, _ in Fetched(value: RankedMatches<Named>(), origin: .remote) }
        }

        #expect(failure?.message == "--at: No location matches 'x'.")
    }

    @Test func `several matches are listed up to ten, with their number and a command to type`() async throws {
        let matches = RankedMatches(
            partial: (1...12).map { Named(id: $0, name: "Earth \($0)", appearances: 20 - $0) }, omitted: 100)

        let failure = await #expect(throws: CommandError.self) { try await key("earth", matches) }

        #expect(failure?.message == "'earth' matches 112 locations.")
        #expect(failure?.choices.count == 10)
        #expect(failure?.choices.first == " 1  Earth 1 · 19 moons")
        #expect(failure?.choices.last == "10  Earth 10 · 10 moons")
        #expect(failure?.advice == "102 more match. Use an identifier, such as 'challenge planet 1'.")
        #expect(failure?.exitCode == .notFound)
    }

    @Test func `a name without a match is an error with the nearest names`() async throws {
        let failure = await #expect(throws: CommandError.self) {
            try await key("erth", RankedMatches(nearestNames: ["Earth", "Heart"]))
        }

        #expect(failure?.message == "No location matches 'erth'.")
        #expect(failure?.advice == "Similar names: Earth, Heart. Did you mean 'challenge planet Earth'?")
        #expect(failure?.exitCode == .notFound)
    }

    @Test func `a name that resembles no other has the advice to search the API`() async throws {
        let local = await #expect(throws: CommandError.self) { try await key("q", RankedMatches()) }
        let remote = await #expect(throws: CommandError.self) { try await key("q", RankedMatches(), .noCache) }

        let several = await #expect(throws: CommandError.self) { try await key("q r", RankedMatches(), .noCache) }

        #expect(several?.advice == "All words together are one name. For several items, use their identifiers.")
        #expect(local?.advice?.contains("--policy remoteFirst") == true)
        #expect(remote?.advice == nil)
    }

    @Test func `the names in the value of an option are replaced by identifiers`() async throws {
        var names: [String] = []
        let lookup = NameLookup(
            noun: "location.noun", Invocation(path: ["challenge", "planet"]), console, .noCache, option: "at")

        let references: [ItemReference] = [.value("7"), .name("earth"), .value("7"), .name("earth")]
        let values = try await lookup.values(of: references, value: \.description) { name, cachePolicy in
            names.append("\(name) \(cachePolicy)")
            let earth = NamedItem(key: 3, name: "Earth", distinctions: [])
            return Fetched(value: RankedMatches(partial: [earth]), origin: .remote)
        }

        #expect(values == ["7", "3"])
        #expect(names == ["earth noCache"])
    }

    @Test func `the names of items of another collection are found by its search, with the policy`() async throws {
        let characters = OtherItemsMock("character", summary: [])
        characters.search.setMatches(RankedMatches(partial: [OtherItem(3, "Rick")]))
        let context = CollectionContext.stub([characters.description], cachePolicy: .noCache)
        let option = Option(
            "with", ValueKind<[ItemReference<Int>]>.repeated(.reference(.positiveInteger)), help: "with")
        func values(_ texts: String..., ofKind kind: String) async throws -> [Int] {
            var line = ScannedCommandLine(commands: [Command("challenge", summary: "challenge").define()])
            line.occurrences = texts.map {
                .init(option: option, typedName: "with", isShort: false, text: $0, position: 0)
            }
            return try await context.values(of: option, ofKind: kind, Invocation(line, .none), console) { Int($0) }
        }

        #expect(try await values("7", "rick", ofKind: "character") == [7, 3])
        #expect(characters.search.named.inputs == [PolicyInput("rick", .noCache)])
        #expect(try await values(ofKind: "character") == [])
        characters.search.setMatches(RankedMatches())
        let failure = await #expect(throws: CommandError.self) { try await values("x", ofKind: "character") }
        #expect(failure?.message == "--with: No character matches 'x'.")
    }

    @Test func `items with equal details have the further values in which they differ`() async throws {
        let further = [["C-137", "Alive", "first in 1"], ["C-137", "Dead", "first in 2"], ["C-500", "Alive"]]
        let items = further.enumerated().map { index, values in
            NamedItem(
                key: .number(index + 1), name: "Earth", distinctions: [index < 2 ? "Planet" : "Star"],
                furtherDistinctions: values)
        }
        let lookup = NameLookup(
            noun: "location.noun", Invocation(path: ["challenge", "planet"]), console, .localFirst)

        let failure = await #expect(throws: CommandError.self) {
            try await lookup.key(named: "earth") { _, _ in
                Fetched(value: RankedMatches(exact: items), origin: .remote)
            }
        }

        #expect(
            failure?.choices == [
                "1  Earth · Planet · Alive · first in 1", "2  Earth · Planet · Dead · first in 2", "3  Earth · Star",
            ])
    }

    @Test(arguments: [
        ("planet --at earth,mars", "planet --at 1,mars"), ("planet --at 'mars, earth'", "planet --at mars,1"),
        ("planet --at mars --at earth", "planet --at mars --at 1"),
        ("planet earth --json --note 'the earth' --at=earth", "planet earth --json --note 'the earth' --at 1"),
    ])
    func `the advice for a name in an option keeps the other words`(line: String, proposal: String) async throws {
        try await expectProposal(proposal, for: line, option: "at")
    }

    @Test(arguments: [
        ("planet earth --json=envelope --note 'the earth'", "planet 1 --json=envelope --note 'the earth'"),
        ("planet -qa --note=-x green earth", "planet 1 --quiet --all --note=-x"),
    ])
    func `the advice for a name keeps the options`(line: String, proposal: String) async throws {
        try await expectProposal(proposal, for: line, option: nil)
    }

    private func expectProposal(_ proposal: String, for line: String, option: String?) async throws {
        let text = Argument("TEXT", .text, .any, help: "text")
        let options: [any AnyOption] = [
            Option("at", .text, help: "at"), Option("note", .text, help: "note"),
            Flag("all", short: "a", help: "all"),
        ]
        let root = Command(
            "challenge", summary: "root",
            subcommands: [
                Command("planet", summary: "planet", arguments: [text], options: options, fields: ["id"]) { _, _ in }
            ])
        let globalOptions: [any AnyOption] = [StandardOptions.json, StandardOptions.quiet, StandardOptions.format]
        let scanned = CommandLineScanner.scan(
            try #require(line.shellWords), root: root.define(), globalOptions: globalOptions)
        let lookup = NameLookup(
            noun: "location.noun", try scanned.invocation(on: console, .none), console, .localFirst, option: option)
        let matches = RankedMatches(exact: [1, 2].map { NamedItem(key: .number($0), name: "Earth", distinctions: []) })
        let name = scanned.operands.last == "earth" && option == nil ? scanned.operands.joined(separator: " ") : "earth"

        let ambiguous = await #expect(throws: CommandError.self) {
            try await lookup.key(named: name) { _, _ in Fetched(value: matches, origin: .remote) }
        }
        let unknown = await #expect(throws: CommandError.self) {
            try await lookup.key(named: name) { _, _ in
                let names = [option == nil ? "Mr. Earth" : "1"]
                return Fetched(value: RankedMatches<NamedItem>(nearestNames: names), origin: .remote)
            }
        }

        let quoted = { (line: String) in line.contains("'") ? "\"challenge \(line)\"" : "'challenge \(line)'" }
        #expect(ambiguous?.advice == "Use an identifier, such as \(quoted(proposal)).")
        let nearest = option == nil ? proposal.replacing("planet 1", with: "planet Mr. Earth") : proposal
        #expect(unknown?.advice?.hasSuffix("Did you mean \(quoted(nearest))?") == true)
    }
}
