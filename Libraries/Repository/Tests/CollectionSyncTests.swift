import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// The replacement of a whole collection in the cache.
struct CollectionSyncTests {
    private let clock = ClockMock()
    private let database = Database(.memory, schemas: [NoteDTO.schema])
    private let local: SQLiteDataSource<NoteDTO>

    init() {
        local = NoteDTO.local(database, clock: clock)
    }

    /// Returns the sync of an API with these notes.
    private func sut(_ notes: [NoteDTO]) -> CollectionSync<NoteDTO> {
        sut(.body(NoteDTO.lastPageJSON(items: notes.map(\.json), count: notes.count)))
    }

    private func sut(_ result: Result<HTTPResponse, HTTPError>) -> CollectionSync<NoteDTO> {
        CollectionSync(remote: NoteDTO.remote(ScriptedHTTPClient(result)), local: local)
    }

    /// Returns a sync that takes a minute.
    private func slowSync(_ notes: [NoteDTO]) -> CollectionSync<NoteDTO> {
        let body = NoteDTO.lastPageJSON(items: notes.map(\.json), count: notes.count)
        return CollectionSync(remote: NoteDTO.remote(SlowHTTPClient(clock: clock, body: body)), local: local)
    }

    private func item(_ id: Int, _ name: String) -> CollectionChanges.Item {
        CollectionChanges.Item(identifier: .number(id), name: name)
    }

    private var names: [String]? {
        get async throws { try await local.getPage(PageKey(page: 1))?.value.results.map(\.name) }
    }

    @Test func `new, changed and gone items are returned with their names`() async throws {
        _ = try await sut([NoteDTO(1, name: "A"), NoteDTO(2, name: "B"), NoteDTO(3, name: "C")]).fetch(savesItems: true)
        { _, _ in }

        let changes = try await sut([NoteDTO(1, name: "A"), NoteDTO(2, name: "B2"), NoteDTO(4, name: "D")])
            .fetch(savesItems: true) { _, _ in }

        #expect(
            changes == CollectionChanges(count: 3, new: [item(4, "D")], changed: [item(2, "B2")], gone: [item(3, "C")]))
        #expect(try await names == ["A", "B2", "D"])
        #expect(try await local.getItems(identifiers: [3]) == [])
    }

    @Test func `the collection is complete, and cached pages are deleted`() async throws {
        let old = PageDTO(info: PageInfoDTO(count: 1, pages: 1), results: [NoteDTO(1, name: "Old")])
        try await local.savePage(old, for: PageKey(page: 1), fetchedAt: clock.now)
        clock.advance(by: .seconds(-60))

        _ = try await sut([NoteDTO(1, name: "New")]).fetch(savesItems: true) { _, _ in }

        #expect(try await names == ["New"])
        #expect(try await local.getPage(PageKey(page: 1))?.fetchedAt == clock.now)
    }

    @Test func `the items are as old as the start of the sync`() async throws {
        let start = clock.now

        _ = try await slowSync([NoteDTO(sample: 1)]).fetch(savesItems: true) { _, _ in }

        #expect(try await local.getPage(PageKey(page: 1))?.fetchedAt == start)
    }

    @Test func `an item that another command saved during the sync stays, and the collection is not complete`()
        async throws
    {
        let later = clock.now.addingTimeInterval(1)
        try await local.saveItems([NoteDTO(1, name: "Old"), NoteDTO(3, name: "Gone")], fetchedAt: clock.now)
        try await local.saveItems([NoteDTO(2, name: "Newer"), NoteDTO(827, name: "New")], fetchedAt: later)

        let changes = try await slowSync([NoteDTO(1, name: "A"), NoteDTO(2, name: "B")]).fetch(savesItems: true) {
            _, _ in
        }

        #expect(changes == CollectionChanges(count: 2, changed: [item(1, "A")], gone: [item(3, "Gone")]))
        #expect(try await local.getItems(identifiers: [1, 2, 3, 827]).map(\.value.name) == ["A", "Newer", "New"])
        #expect(try await names == nil)
    }

    @Test func `a value that another command saved during the sync is newer`() async throws {
        let later = clock.now.addingTimeInterval(1)
        try await local.saveItems([NoteDTO(2, name: "Newer")], fetchedAt: later)

        _ = try await slowSync([NoteDTO(1, name: "A"), NoteDTO(2, name: "B")]).fetch(savesItems: true) { _, _ in }

        #expect(try await names == ["A", "Newer"])
        #expect(try await local.getPage(PageKey(page: 1))?.fetchedAt == later.addingTimeInterval(-1))
    }

    // Canonical equivalence, which `==` decides by, takes quadratic time for some texts.
    @Test func `a check compares texts by their bytes`() async throws {
        _ = try await local.replaceAll(with: [NoteDTO(1, name: "\u{E9}")], fetchedAt: clock.now)

        let changes = try await local.changes(
            by: DownloadedList(items: [NoteDTO(1, name: "e\u{301}")]), fetchedAt: clock.now, now: clock.now)

        #expect(changes.changed.count == 1)
    }

    @Test func `a check returns the changes and leaves the cache as it is`() async throws {
        _ = try await sut([NoteDTO(1, name: "A")]).fetch(savesItems: true) { _, _ in }

        let changes = try await sut([NoteDTO(2, name: "B")]).fetch(savesItems: false) { _, _ in }

        #expect(changes == CollectionChanges(count: 1, new: [item(2, "B")], gone: [item(1, "A")]))
        #expect(try await names == ["A"])
    }

    @Test func `a failed request leaves the cache as it is`() async throws {
        _ = try await sut([NoteDTO(1, name: "A")]).fetch(savesItems: true) { _, _ in }

        await #expect(throws: SyncFailure.fetchFailed(.failed(.serverError(status: 500)))) {
            try await sut(.failure(.status(500))).fetch(savesItems: true) { _, _ in }
        }

        #expect(try await names == ["A"])
    }

    @Test func `a failed write leaves the cache as it is`() async throws {
        _ = try await sut([NoteDTO(1, name: "A")]).fetch(savesItems: true) { _, _ in }
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute(
                "CREATE TRIGGER full BEFORE INSERT ON notes WHEN NEW.id = 3 BEGIN SELECT RAISE(ABORT, 'full'); END")
        }

        await #expect(throws: SyncFailure.storageFailed(.saving, .other(reason: "full"))) {
            try await sut([NoteDTO(2, name: "B"), NoteDTO(3, name: "C")]).fetch(savesItems: true) { _, _ in }
        }

        #expect(try await names == ["A"])
    }

    // The section of the snapshot

    /// Syncs the notes and returns their section.
    private func section(_ notes: [NoteDTO]) async throws -> String {
        let sut = sut(notes)
        _ = try await sut.fetch(savesItems: true) { _, _ in }
        return try await sut.snapshotSection()
    }

    @Test func `the section has a line for each item, in the order of the list`() async throws {
        let section = try await section([NoteDTO(9, name: "A"), NoteDTO(10, name: "É")])

        #expect(section == "# notes\n9\tA\ttag of 9\\.\n10\tÉ\ttag of 10\\.\n")
    }

    @Test(arguments: ["a\tb", "a\n", "\n", "a\n3\tb", "a\r\n", "\na"])
    func `an item whose line would be read as another item is refused`(name: String) async throws {
        await #expect(throws: SyncFailure.unwritableItem(identifier: "2")) {
            try await section([NoteDTO(1, name: "A"), NoteDTO(2, name: name)])
        }
    }

    @Test(arguments: ["", "a\r", "# memos", "\u{301}", " ", "\u{0}", "a\u{2028}b"])
    func `other texts are written and read unchanged`(name: String) async throws {
        let text = try await section([NoteDTO(2, name: name)])

        let lines = SnapshotSection("notes", in: "2026-11\n\(text)# memos\n").lines
        #expect(lines.compactMap { SnapshotLine<NoteDTO>($0)?.item } == [NoteDTO(2, name: name)])
    }

    @Test func `a line that would begin a section is refused`() throws {
        #expect(throws: SyncFailure.unwritableItem(identifier: "# 1")) {
            try SnapshotSection.text(of: [MemoDTO("# 1", name: "A")])
        }
    }

    @Test func `a collection that is not complete in the cache has no section`() async throws {
        try await local.saveItems([NoteDTO(1, name: "A")], fetchedAt: clock.now)

        await #expect(throws: SyncFailure.incomplete) {
            try await sut([]).snapshotSection()
        }
    }

    @Test func `lists and the section have the order of the API`() async throws {
        let notes = [NoteDTO(2, name: "B"), NoteDTO(3, name: "C"), NoteDTO(1, name: "A")]
        let section = try await section(notes)

        #expect(try await names == ["B", "C", "A"])
        #expect(section == "# notes\n2\tB\ttag of 2\\.\n3\tC\ttag of 3\\.\n1\tA\ttag of 1\\.\n")
    }

    @Test func `a sync takes over a changed order`() async throws {
        let notes = [NoteDTO(1, name: "A"), NoteDTO(2, name: "B")]
        _ = try await sut(notes).fetch(savesItems: true) { _, _ in }

        let changes = try await sut(notes.reversed()).fetch(savesItems: true) { _, _ in }

        #expect(changes == CollectionChanges(count: 2))
        #expect(try await names == ["B", "A"])
    }

    @Test func `the rows of another API stay`() async throws {
        let other = NoteDTO.local(database, at: "https://other.example/api")
        try await other.saveItems([NoteDTO(9, name: "Other")], fetchedAt: clock.now)

        let changes = try await sut([NoteDTO(1, name: "A")]).fetch(savesItems: true) { _, _ in }

        #expect(changes.gone == [])
        #expect(try await other.getItems(identifiers: [9]).count == 1)
    }
}

/// A client whose responses take a minute.
private struct SlowHTTPClient: HTTPClientContract {
    let clock: ClockMock
    let body: String

    func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        clock.advance(by: .seconds(60))
        return HTTPResponse(status: 200, body: Data(body.utf8))
    }
}
