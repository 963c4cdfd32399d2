import ChallengeCore
import ChallengeResources
import ChallengeTerminalMocks
import Testing

@testable import ChallengePrinting
@testable import ChallengeTerminal

/// Items that the user names on the command line.
struct NameLookupTests {
    private struct Named: NamedItemContract {
        let id: Int
        let name: String
        let appearances: Int

        var furtherDistinctions: [String] { ["galaxy \(id)"] }
    }

    private let error = MemoryOutput()

    private var console: Console {
        Console(
            streams: Streams(input: MemoryInput([]), output: MemoryOutput(), error: error), environment: [:],
            color: .never)
    }

    private func identifier(
        _ name: String, _ matches: NameMatches<Named>, _ cachePolicy: CachePolicy = .localFirst
    ) async throws -> Int {
        let lookup = NameLookup(
            noun: "location.noun", Invocation(path: ["challenge", "planet"]), console, cachePolicy)
        return try await lookup.identifier(
            named: name, details: { ["\($0.appearances) moons"] }, find: { _ in matches })
    }

    @Test func `a single match is the item, without a note`() async throws {
        let matches = NameMatches(exact: [Named(id: 7, name: "Earth", appearances: 1)])

        #expect(try await identifier("earth", matches) == 7)
        #expect(error.text == "")
    }

    @Test func `a note has the identifiers of the namesakes`() async throws {
        let matches = NameMatches(
            exact: [9, 7, 8].map { Named(id: $0, name: "Earth", appearances: $0 == 7 ? 6 : 1) })

        #expect(try await identifier("earth", matches) == 7)
        #expect(error.text == "note: Others named Earth: 8, 9.\n")
    }

    @Test func `the message about an unknown name has the option`() async throws {
        let lookup = NameLookup(
            noun: "location.noun", Invocation(path: ["challenge", "planets"]), console, .localFirst, option: "at")

        let failure = await #expect(throws: UnknownName.self) {
            try await lookup.identifier(named: "x", details: { (_: Named) in [] }, find: { _ in NameMatches() })
        }

        #expect(failure?.message == "--at: No location matches 'x'.")
    }

    @Test func `several matches are listed up to ten, with their number and a command to type`() async throws {
        let matches = NameMatches(
            partial: (1...12).map { Named(id: $0, name: "Earth \($0)", appearances: 20 - $0) }, omitted: 100)

        let failure = await #expect(throws: AmbiguousName.self) { try await identifier("earth", matches) }

        #expect(failure?.message == "'earth' matches 112 locations.")
        #expect(failure?.choices.count == 10)
        #expect(failure?.choices.first == " 1  Earth 1 · 19 moons")
        #expect(failure?.choices.last == "10  Earth 10 · 10 moons")
        #expect(failure?.advice == "102 more match. Use an identifier, such as 'challenge planet 1'.")
        #expect(failure?.exitCode == .notFound)
    }

    @Test func `few matches are all listed, and those that look the same have further distinctions`() async throws {
        let matches = NameMatches(exact: [1, 2, 3].map { Named(id: $0, name: "Earth", appearances: $0 / 2) })

        let failure = await #expect(throws: AmbiguousName.self) { try await identifier("earth", matches) }

        #expect(
            failure?.choices == [
                "2  Earth · 1 moons · galaxy 2", "3  Earth · 1 moons · galaxy 3", "1  Earth · 0 moons",
            ])
        #expect(failure?.advice == "Use an identifier, such as 'challenge planet 2'.")
    }

    @Test func `a name without a match is an error with the nearest names`() async throws {
        let failure = await #expect(throws: UnknownName.self) {
            try await identifier("erth", NameMatches(nearestNames: ["Earth", "Heart"]))
        }

        #expect(failure?.message == "No location matches 'erth'.")
        #expect(failure?.advice == "Similar names: Earth, Heart. Did you mean 'challenge planet Earth'?")
        #expect(failure?.exitCode == .notFound)
    }

    @Test func `a name that resembles no other has the advice to search the API`() async throws {
        let local = await #expect(throws: UnknownName.self) { try await identifier("q", NameMatches()) }
        let remote = await #expect(throws: UnknownName.self) { try await identifier("q", NameMatches(), .noCache) }

        #expect(local?.advice?.contains("--policy remoteFirst") == true)
        #expect(remote?.advice == nil)
    }

    @Test func `the names in the value of an option are replaced by identifiers`() async throws {
        var names: [String] = []
        let lookup = NameLookup(
            noun: "location.noun", Invocation(path: ["challenge", "planet"]), console, .noCache, option: "at")

        let values = try await lookup.values(of: [.value("7"), .name("earth")], value: \.description) {
            name, cachePolicy in
            names.append("\(name) \(cachePolicy)")
            return NameMatches(partial: [NamedItem(id: 3, name: "Earth", distinctions: [])])
        }

        #expect(values == ["7", "3"])
        #expect(names == ["earth noCache"])
    }

    @Test func `the advice for an ambiguous name has the option`() async throws {
        let matches = NameMatches(exact: [1, 2].map { NamedItem(id: $0, name: "Earth", distinctions: ["Planet"]) })
        let lookup = NameLookup(
            noun: "location.noun", Invocation(path: ["challenge", "planet"]), console, .localFirst, option: "at")

        let failure = await #expect(throws: AmbiguousName.self) {
            try await lookup.values(of: [ItemReference<Int>.name("earth")], value: \.self) { _, _ in matches }
        }

        #expect(failure?.choices == ["1  Earth · Planet", "2  Earth · Planet"])
        #expect(failure?.advice == "Use an identifier, such as 'challenge planet --at 1'.")
    }

    @Test(arguments: [
        ([OptionText(name: "at", text: "earth,mars")], "--at 1,mars"),
        ([OptionText(name: "at", text: "mars, earth")], "--at mars,1"),
        ([OptionText(name: "at", text: "mars"), OptionText(name: "at", text: "earth")], "--at mars --at 1"),
        ([OptionText(name: "type", text: "earth"), OptionText(name: "at", text: "earth")], "--at 1"),
    ])
    func `the advice for a name keeps the other values of the option`(texts: [OptionText], values: String) async throws
    {
        let matches = NameMatches(exact: [1, 2].map { NamedItem(id: $0, name: "Earth", distinctions: []) })
        let invocation = Invocation(path: ["challenge", "planet"], optionTexts: texts)
        let lookup = NameLookup(noun: "location.noun", invocation, console, .localFirst, option: "at")

        let ambiguous = await #expect(throws: AmbiguousName.self) {
            try await lookup.values(of: [ItemReference<Int>.name("earth")], value: \.self) { _, _ in matches }
        }
        let unknown = await #expect(throws: UnknownName.self) {
            try await lookup.values(of: [ItemReference<Int>.name("earth")], value: \.self) { _, _ in
                NameMatches(nearestNames: ["1"])
            }
        }

        #expect(ambiguous?.advice == "Use an identifier, such as 'challenge planet \(values)'.")
        #expect(unknown?.advice == "Similar names: 1. Did you mean 'challenge planet \(values)'?")
    }
}
