import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

struct ItemSearchNamesTests {
    /// A model of a feature, for the searches through the API.
    private struct Note: NamedItemContract, Identifiable, Equatable {
        let id: Int
        let name: String
        var appearances: Int { 1 }
        var distinctions: [String] { [] }
    }

    private let date = Date(timeIntervalSince1970: 1_700_000_000)
    private let cache = NoteDTO.local()

    private func sut(_ bundled: String...) -> ItemSearch<NoteDTO> {
        ItemSearch(cache: cache, snapshot: NoteDTO.snapshot(named: bundled))
    }

    private func names(_ matches: NameMatches<NoteDTO>) -> [String] { (matches.exact + matches.partial).map(\.name) }

    @Test(arguments: [
        ("birdperson", ["Birdperson"], ["Birdperson & Tammy's Child"]), ("rick SANCHEZ", ["Rick Sanchez"], []),
        ("sanchez rick", [], ["Rick Sanchez"]), ("mr meeseeks", ["Mr. Meeseeks"], []),
        ("martinez", ["Martínez"], []), ("tammys", [], ["Birdperson & Tammy's Child"]), ("person", [], []),
        ("!rick", [], ["Rick Sanchez"]), ("?", [], []),
    ])
    func `a name is found by the beginnings of its words in any order`(
        text: String, exact: [String], partial: [String]
    ) async throws {
        let bundled = sut("Birdperson", "Birdperson & Tammy's Child", "Rick Sanchez", "Mr. Meeseeks", "Martínez")

        let matches = await bundled.items(named: text)

        #expect(matches.exact.map(\.name) == exact)
        #expect(matches.partial.map(\.name) == partial)
    }

    @Test func `other texts of an item are not its name`() async throws {
        try await cache.saveItems([NoteDTO(id: 1, name: "Rick", tags: ["Morty"])], fetchedAt: date)

        #expect(names(await sut().items(named: "morty")) == [])
    }

    @Test func `items of the cache and of the snapshot are found, and the cache has the newer names`() async throws {
        try await cache.saveItems([NoteDTO(id: 1, name: "Morty"), NoteDTO(id: 9, name: "Rick IX")], fetchedAt: date)
        let sut = sut("Rick I", "Rick II")

        #expect(Set(names(await sut.items(named: "rick"))) == ["Rick II", "Rick IX"])
    }

    @Test func `a complete collection is searched without the snapshot`() async throws {
        _ = try await cache.replaceAll(with: [NoteDTO(id: 1, name: "Rick")], fetchedAt: date)

        #expect(names(await sut("Rick", "Rick II").items(named: "rick")) == ["Rick"])
    }

    @Test func `items above the limit are counted`() async throws {
        _ = try await cache.replaceAll(
            with: (1...1200).map { NoteDTO(id: $0, name: $0 == 1100 ? "Rick" : "Rick \($0)") }, fetchedAt: date)

        let matches = await sut().items(named: "rick")

        #expect(matches.exact.map(\.id) == [1100])
        #expect(matches.partial.count == 999)
        #expect(matches.omitted == 200)
    }

    @Test func `without a match the nearest names of both are returned once`() async throws {
        try await cache.saveItems([NoteDTO(id: 7, name: "Meeseek"), NoteDTO(id: 8, name: "Milk")], fetchedAt: date)

        let matches = await sut("Mr. Meeseeks", "Milk").items(named: "mesekee")

        #expect(matches == NameMatches(nearestNames: ["Mr. Meeseeks", "Meeseek"]))
    }

    @Test func `the nearest names of a complete collection come from the cache`() async throws {
        _ = try await cache.replaceAll(with: [NoteDTO(id: 7, name: "Meeseek")], fetchedAt: date)

        #expect(await sut("Mr. Meeseeks").items(named: "mesekee") == NameMatches(nearestNames: ["Meeseek"]))
    }

    @Test func `the snapshot is searched if the cache fails`() async throws {
        let failing = ItemSearch(
            cache: NoteDTO.local(Database(.unavailable, schemas: [])), snapshot: NoteDTO.snapshot(named: ["Rick"]))

        #expect(names(await failing.items(named: "rick")) == ["Rick"])
        #expect(await failing.items(named: "rikc").nearestNames == ["Rick"])
    }

    // The API

    @Test func `the API is searched for the longest word on all pages, and all words are compared`() async throws {
        let pages = [
            [Note(id: 1, name: "Rick Sanchez"), Note(id: 2, name: "Sanchezz")],
            [Note(id: 3, name: "Ricktiminus Sancheziminius"), Note(id: 4, name: "rick: SÁNCHEZ")],
        ]
        var requests: [String] = []

        let matches = await sut("Rick Sanchez").items(named: "Rick, sanchez") { (number, text) -> Fetched<Page<Note>> in
            requests.append("\(number) \(text)")
            return Fetched(value: Page(number: number, pages: 2, count: 4, items: pages[number - 1]), origin: .remote)
        }

        #expect(requests == ["1 sanchez", "2 sanchez"])
        #expect(matches.exact.map(\.id) == [1, 4])
        #expect(matches.partial.map(\.id) == [3])
    }

    @Test func `the API is asked for a limited number of items`() async throws {
        var requests = 0

        let matches = await sut().items(named: "e") { (number, _) -> Fetched<Page<Note>> in
            requests += 1
            let notes = (1...20).map { Note(id: number * 100 + $0, name: "E \($0)") }
            return Fetched(value: Page(number: number, pages: 42, count: 826, items: notes), origin: .remote)
        }

        #expect(requests == 10)
        #expect(matches.partial.count == 200)
        #expect(matches.omitted == 626)
    }

    @Test func `the matches have the failure of the API, with and without a match`() async throws {
        for (name, exact) in [("Rick", [Note(id: 1, name: "Rick")]), ("Beth", [])] {
            let matches = await sut("Beth Smith").items(named: name) { (number, _) -> Fetched<Page<Note>> in
                Fetched(
                    value: Page(number: number, pages: exact.count, count: exact.count, items: exact),
                    origin: .cache(age: .zero), remoteFailure: .timedOut)
            }

            #expect(matches.exact == exact)
            #expect(matches.map(\.id).remoteFailure == .timedOut)
        }
    }

    @Test(arguments: [
        ("martinez", "martínez", "Martínez"), ("worldenders lair", "worldender", "Worldender's Lair"),
    ])
    func `the API is asked again in the spelling of this machine`(name: String, spelling: String, found: String)
        async throws
    {
        var requests: [String] = []

        let matches = await sut(found).items(named: name) { (number, text) -> Fetched<Page<Note>> in
            requests.append(text)
            let items = text == spelling ? [Note(id: 1, name: found)] : []
            return Fetched(
                value: Page(number: number, pages: items.count, count: items.count, items: items), origin: .remote)
        }

        #expect(requests.count == 2 && requests.last == spelling)
        #expect(matches == NameMatches(exact: [Note(id: 1, name: found)]))
    }

    @Test func `the API is not asked again in the same spelling`() async throws {
        var requests: [String] = []

        let matches = await sut("Rick", "Rick Sanchez").items(named: "rick") { (number, text) -> Fetched<Page<Note>> in
            requests.append(text)
            return Fetched(value: Page(number: number, pages: 0, count: 0, items: []), origin: .remote)
        }

        #expect(requests == ["rick"])
        #expect(matches == NameMatches(nearestNames: ["Rick", "Rick Sanchez"]))
    }

    @Test func `a text without a word requests nothing`() async throws {
        let matches = await sut("Rick").items(named: "?!") { (number, _) -> Fetched<Page<Note>> in
            Issue.record("a page was requested")
            return Fetched(value: Page(number: number, pages: 0, count: 0, items: []), origin: .remote)
        }

        #expect(matches == NameMatches())
    }
}
