import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// The whole collection with a policy.
struct ItemSearchCollectionTests {
    private let clock = ClockMock()
    private let cache: SQLiteDataSource<NoteDTO>
    private let notes = [NoteDTO(id: 1, name: "Rick"), NoteDTO(id: 2, name: "Morty")]

    init() {
        cache = NoteDTO.local(clock: clock)
    }

    private func sut(_ bundled: String...) -> ItemSearch<NoteDTO> {
        ItemSearch(cache: cache, snapshot: NoteDTO.snapshot(named: bundled))
    }

    private func download(_ results: Result<HTTPResponse, HTTPError>) -> CollectionDownload<NoteDTO> {
        CollectionDownload(remote: NoteDTO.remote(ScriptedHTTPClient(results)))
    }

    private var answer: CollectionDownload<NoteDTO> {
        download(.body(NoteDTO.lastPageJSON(items: notes.map(\.json), count: notes.count)))
    }

    private var failure: CollectionDownload<NoteDTO> { download(.failure(.connection(.offline(by: .option)))) }

    @Test func `localFirst needs no request for a fresh collection, and bundled items only replace those of the API`()
        async throws
    {
        let sut = sut("Beth")
        let bundled = try await sut.allItems(.localFirst, failure)
        #expect(bundled.value.map(\.name) == ["Beth"] && bundled.remoteFailure != nil)
        #expect(await !sut.hasFreshCollection)

        _ = try await sut.allItems(.remoteFirst, answer)

        #expect(await sut.hasFreshCollection)
        #expect(try await sut.allItems(.localFirst, failure) == Fetched(value: notes, origin: .cache(age: .zero)))
    }

    @Test(arguments: [CachePolicy.localFirst, .remoteFirst])
    func `items of the API are saved`(policy: CachePolicy) async throws {
        #expect(try await sut().allItems(policy, answer) == Fetched(value: notes, origin: .remote))
        #expect(await sut().allItems() == Fetched(value: notes, origin: .cache(age: .zero)))
    }

    @Test func `noCache saves nothing, and fails without the API`() async throws {
        #expect(try await sut("Beth").allItems(.noCache, answer) == Fetched(value: notes, origin: .remote))
        #expect(await sut().allItems().value == [])
        await #expect(throws: APIError.failed(.noConnection(.offline(by: .option)))) {
            try await sut("Beth").allItems(.noCache, failure)
        }
    }

    @Test func `remoteFirst falls back to this machine, and fails if there is nothing`() async throws {
        let fallback = try await sut("Beth").allItems(.remoteFirst, failure)
        #expect(fallback.value.map(\.name) == ["Beth"])
        #expect(fallback.remoteFailure == .noConnection(.offline(by: .option)))
        await #expect(throws: APIError.failed(.noConnection(.offline(by: .option)))) {
            try await sut().allItems(.remoteFirst, failure)
        }
    }

    @Test func `items that cannot be saved are returned with the failure`() async throws {
        let broken = NoteDTO.local(Database(.unavailable, schemas: [NoteDTO.schema]), clock: clock)
        let sut = ItemSearch(cache: broken, snapshot: NoteDTO.snapshot(named: []))

        let items = try await sut.allItems(.remoteFirst, answer)

        #expect(items.value == notes && items.cacheFailure != nil)
    }

    // Searches with localFirst

    @Test func `a search fetches a missing or expired collection, and a fresh one needs no request`() async throws {
        let fetched = try await sut("Rick old").items(.matching("rick"), .localFirst, answer)
        #expect(fetched.value.items == [notes[0]] && fetched.origin == .remote)

        #expect(try await sut().items(.matching("rick"), .localFirst, failure).value == fetched.value)
        clock.advance(by: .seconds(100_000))
        let expired = try await sut().items(.matching("rick"), .localFirst, failure)
        #expect(expired.value == fetched.value && expired.origin == .cache(age: .seconds(100_000)))
        #expect(expired.remoteFailure == .noConnection(.offline(by: .option)))
        #expect(try await sut().items(.matching("morty"), .localFirst, answer).origin == .remote)
    }

    @Test func `a search falls back to the bundled items, or to the rows of a part`() async throws {
        let bundled = try await sut("Rick old").items(.matching("rick"), .localFirst, failure)
        #expect(bundled.value.items.map(\.name) == ["Rick old"] && bundled.remoteFailure != nil)

        try await cache.saveItems([notes[1]], fetchedAt: clock.now)
        let part = try await sut().items(.matching("morty"), .localFirst, failure)
        #expect(part.value.items == [notes[1]] && part.remoteFailure != nil)
        await #expect(throws: APIError.failed(.noConnection(.offline(by: .option)))) {
            try await sut().items(.matching("rick"), .localFirst, failure)
        }
    }

    @Test func `a search finds fetched items that cannot be saved, or else the nearest names`() async throws {
        let broken = NoteDTO.local(Database(.unavailable, schemas: [NoteDTO.schema]), clock: clock)
        let sut = ItemSearch(cache: broken, snapshot: NoteDTO.snapshot(named: []))

        let found = try await sut.items(.matching("rick"), .localFirst, answer)

        #expect(found.value.items == [notes[0]] && found.cacheFailure != nil)
        #expect(try await sut.items(.matching("mrty"), .localFirst, answer).value.nearestNames.map(\.name) == ["Morty"])
    }

    @Test func `a text without a word needs no request`() async throws {
        #expect(
            try await sut().items(.matching("!?"), .localFirst, failure)
                == Fetched(value: RankedMatches(), origin: .cache(age: .zero)))
    }
}
