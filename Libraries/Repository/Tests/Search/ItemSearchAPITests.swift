import ChallengeCore
import Foundation
import Testing

@testable import ChallengeRepository

/// Searches with the filter of the API.
struct ItemSearchAPITests {
    private let cache = NoteDTO.local()

    private func sut(_ bundled: String...) -> ItemSearch<NoteDTO> {
        ItemSearch(cache: cache, snapshot: NoteDTO.snapshot(named: bundled))
    }

    /// Returns the matches of an API with the items, and the requests.
    private func matches(
        _ text: String, of sut: ItemSearch<NoteDTO>, failure: LoadFailure? = nil, pages: Int = 1,
        _ items: (_ page: Int, _ name: String) -> [NoteDTO]
    ) async throws -> (found: Fetched<RankedMatches<NoteDTO>>, requests: [String]) {
        var requests: [String] = []
        let found = try await sut.items(.matching(text)) { key in
            let name = key.criteria.first { $0.name == "name" }?.value ?? ""
            requests.append("\(key.page) \(name)")
            let items = items(key.page, name)
            let page = PageDTO(info: PageInfoDTO(count: items.count * pages, pages: pages), results: items)
            return Fetched(value: page, origin: .remote, remoteFailure: failure)
        }
        return (found, requests)
    }

    @Test func `the API is searched for the longest word on all pages, and all words are compared`() async throws {
        let pages = [
            [NoteDTO(id: 1, name: "Rick Sanchez"), NoteDTO(id: 2, name: "Sanchezz")],
            [NoteDTO(id: 3, name: "Ricktiminus Sancheziminius"), NoteDTO(id: 4, name: "rick: SÁNCHEZ")],
        ]

        let (found, requests) = try await matches("Rick, sanchez", of: sut("Rick Sanchez"), pages: 2) { page, _ in
            pages[page - 1]
        }

        #expect(requests == ["1 sanchez", "2 sanchez"])
        #expect(found.value.items.map(\.id) == [1, 4, 3])
        #expect(found.origin == .remote)
    }

    @Test func `the API is asked for a limited number of items`() async throws {
        let (found, requests) = try await matches("e", of: sut(), pages: 42) { page, _ in
            (1...20).map { NoteDTO(id: page * 100 + $0, name: "E \($0)") }
        }

        #expect(requests.count == 10)
        #expect(found.value.items.count == 200)
        #expect(found.value.omitted == 640)
    }

    @Test func `a list without a total is searched to its end`() async throws {
        var requests = 0
        let found = try await sut().items(.matching("e")) { key throws(APIError) in
            requests += 1
            let info = PageInfoDTO(count: key.page, pages: min(key.page + 1, 3), isCounted: false)
            let page = PageDTO(info: info, results: [NoteDTO(id: key.page, name: "E \(key.page)")])
            return Fetched(value: page, origin: .remote)
        }

        #expect(requests == 3 && found.value.items.map(\.id) == [1, 2, 3] && found.value.omitted == 0)
    }

    @Test(arguments: [[NoteDTO(id: 1, name: "Rick")], []])
    func `the matches have the failure of the API, with and without a match`(items: [NoteDTO]) async throws {
        let (found, _) = try await matches("Rick", of: sut("Beth Smith"), failure: .timedOut) { _, _ in items }

        #expect(found.value.items == items)
        #expect(found.remoteFailure == .timedOut)
    }

    @Test(arguments: [
        ("martinez", "martínez", "Martínez"), ("worldenders lair", "worldender", "Worldender's Lair"),
        ("bird person", "birdperson", "Birdperson"),
    ])
    func `the API is asked again in the spelling of this machine`(
        text: String, spelling: String, name: String
    ) async throws {
        let (found, requests) = try await matches(text, of: sut(name)) { _, text in
            text == spelling ? [NoteDTO(id: 1, name: name)] : []
        }

        #expect(requests.last == "1 \(spelling)")
        #expect(found.value.items.map(\.name) == [name])
    }

    @Test func `the next word is used if the longest one leads to no match`() async throws {
        let (found, requests) = try await matches("terry scary", of: sut()) { _, name in
            name == "scary" ? [NoteDTO(id: 1, name: "Scary Terry")] : []
        }

        #expect(requests == ["1 terry", "1 scary"])
        #expect(found.value.items.map(\.id) == [1])
    }

    @Test func `a name on this machine that matches only by other texts is not requested`() async throws {
        let notes = NoteDTO.snapshot([NoteDTO(id: 1, name: "Rick Sanchez", tags: ["puppet"])])
        let sut = ItemSearch(cache: cache, snapshot: notes)

        let (found, requests) = try await matches("puppet", of: sut) { _, _ in [] }

        #expect(requests == ["1 puppet"])
        #expect(found.value.nearestNames.nearest == ["Rick Sanchez"])
    }

    @Test func `the API is not asked again in the same spelling`() async throws {
        let (found, requests) = try await matches("rick", of: sut("Rick", "Rick Sanchez")) { _, _ in [] }

        #expect(requests == ["1 rick"])
        #expect(found.value.isEmpty)
        #expect(found.value.nearestNames.nearest == ["Rick", "Rick Sanchez"])
    }

    @Test func `without a match the nearest names come from this machine`() async throws {
        let (found, _) = try await matches("mesekee", of: sut("Mr. Meeseeks")) { _, _ in [] }

        #expect(found.value.nearestNames.nearest == ["Mr. Meeseeks"])
    }

    @Test func `a text without a word requests nothing`() async throws {
        let (found, requests) = try await matches("?!", of: sut("Rick")) { _, _ in [] }

        #expect(requests == [])
        #expect(found.value == RankedMatches())
    }
}
