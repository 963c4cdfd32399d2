import ChallengeCore
import Foundation
import Testing

@testable import ChallengeRepository

/// The contract of a local data source, checked for every implementation with the items of both APIs.
struct LocalDataSourceContractTests {
    private let first = Date(timeIntervalSince1970: 1_700_000_000.25)
    private let second = Date(timeIntervalSince1970: 1_700_003_600)
    private let key = PageKey(page: 2, criteria: [Criterion("name", "rick")])

    // Items

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `a new data source has no items and no pages`(store: LocalStore, type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            #expect(try await sut.getItems(identifiers: Note.identifiers(1)) == [])
            #expect(try await sut.getPage(key) == nil)
        }
        try await check(type)
    }

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `an item is returned unchanged, with the date of its fetch`(
        store: LocalStore, type: any SampleNote.Type
    ) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            let name = "Mor\u{0}ty’s \"Ünï\" ζ '; DROP TABLE notes; --\n\u{1B}[31m"
            let note = Note(Note.identifier(7), name: name)

            try await sut.saveItems([note], fetchedAt: first)

            #expect(try await sut.getItems(identifiers: [note.id]) == [Cached(value: note, fetchedAt: first)])
        }
        try await check(type)
    }

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `items are returned in request order, without missing items`(
        store: LocalStore, type: any SampleNote.Type
    ) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            let order = [11, 4, 9, 1, 3, 2, 6, 5, 10, 8, 7]
            try await sut.saveItems((1...20).map { Note(sample: $0) }, fetchedAt: first)

            let items = try await sut.getItems(identifiers: [Note.identifier(99)] + order.map(Note.identifier))

            #expect(items.map(\.value) == order.map { Note(sample: $0) })
        }
        try await check(type)
    }

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `saving an item again replaces its value and its date`(
        store: LocalStore, type: any SampleNote.Type
    ) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            try await sut.saveItems(Note.samples(1, name: "Old"), fetchedAt: first)
            try await sut.saveItems(Note.samples(1, name: "New"), fetchedAt: second)

            let items = try await sut.getItems(identifiers: Note.identifiers(1))

            #expect(items == [Cached(value: Note(sample: 1, name: "New"), fetchedAt: second)])
        }
        try await check(type)
    }

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `deleted items are removed, and the others remain`(store: LocalStore, type: any SampleNote.Type)
        async throws
    {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            try await sut.saveItems((1...12).map { Note(sample: $0) }, fetchedAt: first)

            try await sut.deleteItems(identifiers: (1...11).map(Note.identifier) + [Note.identifier(99)])

            let items = try await sut.getItems(identifiers: (1...12).map(Note.identifier))
            #expect(items.map(\.value) == Note.samples(12))
        }
        try await check(type)
    }

    // Pages

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `a page is returned unchanged, with the date of its fetch`(
        store: LocalStore, type: any SampleNote.Type
    ) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            let page = PageDTO.stub(Note.samples(9, 2, 5, 11, 1, 3, 10, 4, 6, 8, 7), count: 107, pages: 6)

            try await sut.savePage(page, for: key, fetchedAt: first)

            #expect(try await sut.getPage(key) == Cached(value: page, fetchedAt: first))
        }
        try await check(type)
    }

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `saving a page again replaces it`(store: LocalStore, type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            try await sut.savePage(.stub(Note.samples(1, 2)), for: key, fetchedAt: first)

            try await sut.savePage(.stub(Note.samples(3), count: 1, pages: 1), for: key, fetchedAt: second)

            let page = Cached(value: PageDTO.stub(Note.samples(3), count: 1, pages: 1), fetchedAt: second)
            #expect(try await sut.getPage(key) == page)
        }
        try await check(type)
    }

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `the items of a page are saved as items`(store: LocalStore, type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            try await sut.savePage(.stub(Note.samples(2)), for: key, fetchedAt: first)

            let items = try await sut.getItems(identifiers: Note.identifiers(2))

            #expect(items == [Cached(value: Note(sample: 2), fetchedAt: first)])
        }
        try await check(type)
    }

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `a page contains the newest values of its items`(store: LocalStore, type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            try await sut.savePage(.stub(Note.samples(1, name: "Old")), for: key, fetchedAt: first)

            try await sut.saveItems(Note.samples(1, name: "New"), fetchedAt: second)

            let page = Cached(value: PageDTO.stub(Note.samples(1, name: "New")), fetchedAt: first)
            #expect(try await sut.getPage(key) == page)
        }
        try await check(type)
    }

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `a page with a missing item is not returned`(store: LocalStore, type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            try await sut.savePage(.stub(Note.samples(1, 2)), for: key, fetchedAt: first)

            try await sut.deleteItems(identifiers: Note.identifiers(2))

            #expect(try await sut.getPage(key) == nil)
        }
        try await check(type)
    }

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `an empty page is returned unchanged`(store: LocalStore, type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            try await sut.savePage(.empty, for: key, fetchedAt: first)

            #expect(try await sut.getPage(key) == Cached(value: .empty, fetchedAt: first))
        }
        try await check(type)
    }

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `pages differ by number and criteria, but not by the case of the criteria`(
        store: LocalStore, type: any SampleNote.Type
    ) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            try await sut.savePage(.stub(Note.samples(1), count: 1), for: key, fetchedAt: first)

            #expect(try await sut.getPage(PageKey(page: 1, criteria: key.criteria)) == nil)
            #expect(try await sut.getPage(PageKey(page: 2, criteria: [Criterion("species", "rick")])) == nil)
            #expect(try await sut.getPage(PageKey(page: 2, criteria: [Criterion("name", "RICK")])) != nil)
        }
        try await check(type)
    }

    @Test(arguments: LocalStore.allCases, sampleNotes)
    func `deleting a page does not delete its items`(store: LocalStore, type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = store.make(Note.self)
            try await sut.savePage(.stub(Note.samples(1)), for: key, fetchedAt: first)

            try await sut.deletePage(key)

            #expect(try await sut.getPage(key) == nil)
            #expect(try await sut.getItems(identifiers: Note.identifiers(1)).map(\.value) == Note.samples(1))
        }
        try await check(type)
    }
}
