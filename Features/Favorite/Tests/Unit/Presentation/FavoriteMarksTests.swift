import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengePersistence
import ChallengeTerminal
import Synchronization
import Testing

@testable import ChallengeFavorite

struct FavoriteMarksTests {
    private let items = FavoriteItemsMock()
    private let clock = ClockMock()
    private let favorites: any FavoritesRepositoryContract
    private let sut: ItemMarks

    init() {
        favorites = FavoriteContainer.favorites(Database(.memory, schemas: FavoriteFeature.schemas), clock)
        sut = Self.marks(favorites, items, clock)
    }

    private static func marks(
        _ favorites: any FavoritesRepositoryContract, _ items: FavoriteItemsMock, _ clock: ClockMock
    ) -> ItemMarks {
        let candidates = items.candidates(favorites, clock, .localFirst)
        return FavoriteMarks(
            container: FavoriteContainer(
                clock: clock, kinds: .sample, favorites: favorites, archive: FavoritesArchiveRepository(),
                candidates: { candidates })
        ).marks
    }

    private var values: [String] {
        get async throws { try await sut.texts(7).map(\.value) }
    }

    /// Saves the texts of a form that began with others.
    @discardableResult
    private func save(_ new: [String], from old: [String] = ["", "", ""]) async throws -> [Int: String] {
        try await sut.save(7, zip(old, new).map { ItemMarks.Edit(old: $0, new: $1) })
    }

    @Test func `a mark adds a character, which can be removed, and a repeated change is no failure`() async throws {
        items.setFound([7])

        try await sut.mark(7)
        try await sut.mark(7)
        let favorites = await sut.items.saved().value
        #expect(favorites.map(\.key) == [7] && favorites[0].link == ItemLink(kind: "character", keys: [7]))
        #expect(sut.items.fields().first?.text(favorites[0].record) == "7")
        _ = try await sut.unmark(7)
        _ = try await sut.unmark(7)
        #expect(await sut.items.saved().value.isEmpty)
    }

    @Test func `a removed favorite comes back as it was, and a newer one of the item stays`() async throws {
        items.setFound([7])
        try await save(["Nice", "tag", "4"])
        let before = try await favorites.getAll()
        clock.advance(by: .seconds(60))

        let restore = try await sut.unmark(7)
        try await restore?()
        #expect(try await favorites.getAll() == before)

        _ = try await sut.unmark(7)
        try await sut.mark(7)
        let newer = try await favorites.getAll()
        try await restore?()
        #expect(try await favorites.getAll() == newer && newer != before)
    }

    @Test(.timeLimit(.minutes(15)))
    func `the marks are followed from the first ones on, and after each change`() async throws {
        items.setFound([7])
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        let watch = Task { [sut] in await sut.follow { change.yield() } }
        var count = 0

        for await _ in changes {
            count += 1
            if count > 1 { break }
            try await sut.mark(7)
        }
        watch.cancel()

        #expect(await sut.items.saved().value.map(\.key) == [7])
    }

    @Test func `a later failure leaves the marks, and does not end their watch`() async {
        let favorites = FavoritesRepositoryMock()
        favorites.observeCall.setResult(
            .success([.success([]), .failure(.storageFailed(.reading, .busy)), .success([])]))
        let count = Mutex(0)

        await Self.marks(favorites, items, clock).follow { count.withLock { $0 += 1 } }

        #expect(count.withLock(\.self) == 2)
    }

    @Test func `items of every kind can be marked, and have their own marks`() async throws {
        items.setFound([28])
        let episode = try #require(sut.key(ItemLink(kind: "episode", keys: [28])))
        #expect(episode == "episode/28" && sut.key(ItemLink(kind: "character", keys: [28])) == 28)
        #expect(sut.key(ItemLink(kind: "list", keys: [28])) == nil && sut.kinds == ["character", "episode"])

        try await sut.mark(28)
        try await sut.mark(episode)

        #expect(items.copies.inputs.map(\.value) == [[28], [ItemID("episode", 28)]])
        #expect(Set(await sut.items.saved().value.map(\.key)) == [28, episode])
        #expect(sut.items.fields().first { $0.name == "kind" }?.column.visibility == .tables)
        _ = try await sut.unmark(28)
        #expect(await sut.items.saved().value.map(\.link) == [ItemLink(kind: "episode", keys: [28])])
        #expect(sut.items.fields().first { $0.name == "kind" }?.column.visibility == .details)
    }

    @Test func `texts are saved as the note, the tags and the rating, and empty ones remove them`() async throws {
        items.setFound([7])
        #expect(try await sut.texts(7).map(\.title) == ["Note", "Tags", "Rating"])

        try await save(["Nice", " Big, head ,", "4"])
        #expect(try await values == ["Nice", "big, head", "4"])
        #expect(await sut.items.matching("nice").items == [7])
        try await save(["", "head, new", " "], from: values)
        #expect(try await values == ["", "head, new", ""])
    }

    @Test func `only changed texts are saved, and tags one by one`() async throws {
        items.setFound([7])
        try await save(["old", "a, b", ""])

        try await save(["new", "b, c", "3"], from: values)
        #expect(try await save(["old", "a, d", ""], from: ["old", "a, b", ""]).isEmpty)

        #expect(try await values == ["new", "c, d", "3"])
    }

    @Test func `a note or a rating that was changed meanwhile stays, and its value is returned`() async throws {
        items.setFound([7])
        try await save(["old", "", "2"])
        try await save(["other", "", "3"], from: values)

        #expect(try await save(["mine", "tag", "4"], from: ["old", "", "2"]) == [0: "other", 2: "3"])
        #expect(try await values == ["other", "", "3"])
        #expect(try await save(["other", "tag", "2"], from: ["old", "", "2"]).isEmpty)
        #expect(try await save(["mine", "tag", "2"], from: ["other", "", "2"]).isEmpty)
        #expect(try await values == ["mine", "tag", "3"])
    }

    @Test func `a favorite that was removed meanwhile is added again only if the user saves it again`() async throws {
        items.setFound([7])
        try await save(["old", "", ""])
        _ = try await sut.unmark(7)

        #expect(try await save(["old", "", "4"], from: ["old", "", ""]) == [0: "", 1: "", 2: ""])
        #expect(await sut.items.saved().value.isEmpty)
        #expect(try await save(["old", "", "4"]).isEmpty)
        #expect(try await values == ["old", "", "4"])
    }

    @Test(arguments: ["9", "x"])
    func `a wrong rating changes nothing`(rating: String) async throws {
        await #expect(throws: FavoritesError.invalidData(.rating(rating))) {
            try await save(["Nice", "", rating])
        }
        #expect(await sut.items.saved().value.isEmpty)
    }

    @Test func `a character that cannot be fetched is not marked`() async throws {
        items.setFound([], others: [(7, .notFound)])
        await #expect(throws: FavoritesError.notFound(7)) { try await sut.mark(7) }
        items.setFound([], others: [(7, .failed(.failed(.timedOut)))])
        await #expect(throws: FavoritesError.loadFailed(.failed(.timedOut))) { try await sut.mark(7) }
    }
}
