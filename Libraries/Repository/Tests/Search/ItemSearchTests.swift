import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// Searches in all texts of items.
struct ItemSearchTests {
    private let clock = ClockMock()
    private let cache: SQLiteDataSource<NoteDTO>

    init() {
        cache = NoteDTO.local(clock: clock)
    }

    private func sut(_ bundled: String..., cache: SQLiteDataSource<NoteDTO>? = nil) -> ItemSearch<NoteDTO> {
        ItemSearch(cache: cache ?? self.cache, snapshot: NoteDTO.snapshot(named: bundled))
    }

    private func date(age: Double) -> Date { clock.now.addingTimeInterval(-age) }

    @Test func `matches are ranked, and a complete collection is searched without the snapshot`() async throws {
        _ = try await cache.replaceAll(
            with: [
                NoteDTO(id: 1, name: "Summer", tags: ["Rick"]), NoteDTO(id: 2, name: "Tiny Rick"),
                NoteDTO(id: 3, name: "Rick"), NoteDTO(id: 4, name: "Morty"),
            ], fetchedAt: date(age: 70))

        let found = await sut("Rick", "Rick II", "Rick III", "Rick IV", "Rick V").items(.matching("rick"))

        #expect(found.value.items.map(\.id) == [3, 2, 1])
        #expect(found.value.matches.map(\.rank) == [.wholeName, .wholeWords, .otherText])
        #expect(found.value.nearestNames == [])
        #expect(found.origin == .cache(age: .seconds(70)))
    }

    @Test func `a part of the collection in the cache is completed by the snapshot`() async throws {
        try await cache.saveItems(
            [NoteDTO(id: 1, name: "Morty"), NoteDTO(id: 9, name: "Rick IX")], fetchedAt: clock.now)

        let found = await sut("Rick I", "Rick II").items(.matching("rick"))

        #expect(Set(found.value.matches.map(\.item.name)) == ["Rick II", "Rick IX"])
        #expect(found.origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test func `matches that are all in the cache have the age of the oldest one`() async throws {
        try await cache.saveItems([NoteDTO(id: 8, name: "Rick VIII")], fetchedAt: date(age: 9))
        try await cache.saveItems([NoteDTO(id: 9, name: "Rick IX")], fetchedAt: date(age: 90))

        #expect(await sut("Morty").items(.matching("rick")).origin == .cache(age: .seconds(90)))
    }

    @Test func `a text without a match has the nearest names of both`() async throws {
        try await cache.saveItems([NoteDTO(id: 7, name: "Meeseek")], fetchedAt: clock.now)

        let found = await sut("Mr. Meeseeks", "Milk").items(.matching("mesekee"))

        #expect(found.value.matches == [])
        #expect(found.value.nearestNames.nearest == ["Mr. Meeseeks", "Meeseek"])
    }

    @Test func `at most 1,000 matches are loaded from the cache, and the others are counted`() async throws {
        _ = try await cache.replaceAll(
            with: (1...1002).map { NoteDTO(id: $0, name: $0 == 1002 ? "Rick" : "Rick \($0)") }, fetchedAt: clock.now)

        let found = await sut().items(.matching("rick"))

        #expect(found.value.matches.count == 1000)
        #expect(found.value.matches.first?.item.id == 1002)
        #expect(found.value.omitted == 2)
    }

    @Test func `the snapshot replaces a cache that fails`() async throws {
        let failing = NoteDTO.local(Database(.unavailable, schemas: [NoteDTO.schema]))

        let found = await sut("Rick", cache: failing).items(.matching("^rick"))

        #expect(found.value.matches.map(\.item.name) == ["Rick"])
        #expect(found.origin == .snapshot(SnapshotDate("2024-10")))
        #expect(found.cacheFailure != nil)
    }

    @Test(arguments: ["", "?!", String(repeating: "a ", count: 257)])
    func `a text without words or with too many words has no match`(text: String) async throws {
        #expect(await sut("Rick a").items(.matching(text)).value == RankedMatches())
    }

    @Test func `all items are those of the complete collection at any age`() async throws {
        _ = try await cache.replaceAll(
            with: [NoteDTO(id: 1, name: "Morty"), NoteDTO(id: 2, name: "Rick")], fetchedAt: date(age: 70))

        let all = await sut("Bundled").allItems()

        #expect(all.value.map(\.name) == ["Morty", "Rick"])
        #expect(all.origin == .cache(age: .seconds(70)))
    }

    @Test func `all items are those of the snapshot while the cache has only a part of the collection`() async throws {
        try await cache.saveItems([NoteDTO(id: 7, name: "Rick")], fetchedAt: clock.now)

        let all = await sut("Bundled").allItems()

        #expect(all.value.map(\.name) == ["Bundled"])
        #expect(all.origin == .snapshot(SnapshotDate("2024-10")))
        #expect(all.cacheFailure == nil)
    }

    @Test func `without a snapshot of the collection, the cache is the origin and has all items`() async throws {
        let sut = ItemSearch(cache: cache, snapshot: NoteDTO.snapshot(["2024-10", "# memos"]))

        #expect(await sut.items(.matching("rick")).origin == .cache(age: .zero))
        #expect(await sut.allItems() == Fetched(value: [], origin: .cache(age: .zero)))
        try await cache.saveItems([NoteDTO(id: 7, name: "Rick")], fetchedAt: date(age: 70))

        #expect(await sut.items(.matching("morty")).origin == .cache(age: .zero))
        #expect(
            await sut.allItems() == Fetched(value: [NoteDTO(id: 7, name: "Rick")], origin: .cache(age: .seconds(70))))
        let broken = NoteDTO.local(Database(.unavailable, schemas: [NoteDTO.schema]))
        let failed = ItemSearch(cache: broken, snapshot: NoteDTO.snapshot(["2024-10"]))
        #expect(await failed.items(.matching("rick")).origin == .cache(age: .zero))
        #expect(await failed.allItems().origin == .cache(age: .zero))
    }

    @Test func `a failure of the cache is carried with the items of the snapshot`() async throws {
        let broken = NoteDTO.local(Database(.unavailable, schemas: [NoteDTO.schema]))

        let all = await sut("Bundled", cache: broken).allItems()

        #expect(all.value.map(\.name) == ["Bundled"])
        #expect(all.cacheFailure != nil)
    }

    @Test func `this machine has a collection if the cache or the snapshot has it`() async throws {
        #expect(await sut("Rick").hasCollection)
        #expect(await !sut().hasCollection)
        _ = try await cache.replaceAll(with: [NoteDTO(id: 1, name: "Rick")], fetchedAt: clock.now)
        #expect(await sut().hasCollection)
    }
}
