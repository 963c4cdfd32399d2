import ChallengeCore
import ChallengeNetworking
import Foundation
import Testing

@testable import ChallengeRepository

/// The behavior of pages that is the same for every kind of paging.
struct RESTDataSourcePageTests {
    @Test(arguments: sampleNotes)
    func `a page has its items and the size of its list`(type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let notes = Note.samples(9, 2, 5)
            let client = ScriptedHTTPClient(.body(Note.lastPageJSON(items: notes.map(\.json), count: 3)))

            let page = try await Note.remote(client).getPage(PageKey(page: 1))

            #expect(page == .stub(notes, count: 3, pages: 1))
        }
        try await check(type)
    }

    @Test(arguments: sampleNotes)
    func `the criteria of a list are in the query`(type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let client = ScriptedHTTPClient(.body(Note.lastPageJSON(items: [Note(sample: 1).json], count: 1)))

            let criterion = Note.criterion("REMOTE 1")
            _ = try await Note.remote(client).getPage(PageKey(page: 1, criteria: [criterion]))

            #expect(client.endpoints.map(\.path) == ["/notes"])
            #expect(client.endpoints.map { $0.query.suffix(1) } == [[.init(criterion.name, "REMOTE 1")]])
        }
        try await check(type)
    }

    @Test(arguments: sampleNotes)
    func `a page has each item with a valid identifier once and names the others`(
        type: any SampleNote.Type
    ) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sent = Note.samples(3, 1, 3) + Note.invalidIdentifiers.map { Note($0, name: "Remote") }
            let sut = Note.remote(ScriptedHTTPClient(.body(Note.lastPageJSON(items: sent.map(\.json), count: 3))))

            let page = try await sut.getPage(PageKey(page: 1))

            #expect(page.results == Note.samples(3, 1))
            let count = 1 + Note.invalidIdentifiers.count
            let places = (2..<2 + count).map { "\(Note.pagePaths.items)[\($0)].\(Note.collection.identifier)" }
            #expect(page.unreadable == ["\(Note.samples(3)[0].id) (\(places[0]))"] + places.dropFirst())
            #expect(page.dropped == count)
        }
        try await check(type)
    }

    @Test(arguments: sampleNotes)
    func `a page without items before the end of the list is unreadable`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let invalid = Note.invalidIdentifiers.map { Note($0, name: "Remote").json }
            let items = Note.pagePaths.items
            for (sent, path) in [([], items), (invalid, "\(items)[0].\(Note.collection.identifier)")] {
                let sut = Note.remote(ScriptedHTTPClient(.body(Note.lastPageJSON(items: sent, count: 1000))))

                await #expect(throws: APIError.notRequested(path)) { try await sut.getPage(PageKey(page: 1)) }
            }
        }
        await check(type)
    }

    @Test(arguments: sampleNotes)
    func `a list without items is an empty page`(type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = Note.remote(ScriptedHTTPClient(.body(Note.lastPageJSON(items: [], count: 0))))

            #expect(try await sut.getPage(PageKey(page: 1)) == .empty)
        }
        try await check(type)
    }

    @Test(arguments: sampleNotes)
    func `a negative count is unreadable`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let body = Note.lastPageJSON(items: [Note(sample: 1).json], count: -1)
            let sut = Note.remote(ScriptedHTTPClient(.body(body)))

            await #expect(throws: APIError.notRequested(Note.pagePaths.count)) {
                try await sut.getPage(PageKey(page: 1))
            }
        }
        await check(type)
    }

    // Not found

    @Test(arguments: sampleNotes)
    func `a list that the API reports as empty is an empty page`(type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let client = ScriptedHTTPClient(.notFound(Note.emptyListBody))

            let page = try await Note.remote(client).getPage(PageKey(page: 1, criteria: [Note.criterion("x")]))

            #expect(page == .empty)
            #expect(client.endpoints.count == 1)
        }
        try await check(type)
    }

    @Test(arguments: sampleNotes)
    func `a 404 for a collection without criteria is an invalid request`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = Note.remote(ScriptedHTTPClient(.notFound(Note.emptyListBody)))

            await #expect(throws: APIError.failed(.invalidRequest(status: 404))) {
                try await sut.getPage(PageKey(page: 1))
            }
        }
        await check(type)
    }

    @Test(arguments: ["", "<html>", "{}", #"{"message":"Not found"}"#, #"{"error":7}"#, "[", #"["error"]"#])
    func `a 404 without the body of the Rick and Morty API is an invalid request`(body: String) async {
        let sut = NoteDTO.remote(ScriptedHTTPClient(.notFound(body)))

        await #expect(throws: APIError.failed(.invalidRequest(status: 404))) {
            try await sut.getPage(PageKey(page: 1, criteria: [NoteDTO.criterion("x")]))
        }
    }

    @Test(arguments: ["", "<html>", #"{"error":"There is nothing here"}"#])
    func `a 404 with any body is an empty list in the second API`(body: String) async throws {
        let sut = MemoDTO.remote(ScriptedHTTPClient(.notFound(body)))

        #expect(try await sut.getPage(PageKey(page: 1, criteria: [MemoDTO.criterion("x")])) == .empty)
    }

    @Test func `a 410 for a page means the same as a 404`() async throws {
        func sut(_ body: String) -> RESTDataSource<NoteDTO> {
            NoteDTO.remote(ScriptedHTTPClient(.failure(.status(410, body: Data(body.utf8)))))
        }
        let key = PageKey(page: 1, criteria: [NoteDTO.criterion("x")])

        #expect(try await sut(NoteDTO.emptyListBody).getPage(key) == .empty)
        await #expect(throws: APIError.failed(.invalidRequest(status: 410))) { try await sut("<html>").getPage(key) }
    }

    // Failures

    @Test(
        arguments: sampleNotes,
        [
            (HTTPError.status(500), APIError.failed(.serverError(status: 500))), (.timedOut, .failed(.timedOut)),
            (.cancelled, .cancelled), (.connection(.refused), .failed(.noConnection(.refused))),
        ])
    func `a failed request causes the same failure in each method`(
        type: any SampleNote.Type, failure: (http: HTTPError, expected: APIError)
    ) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let client = ScriptedHTTPClient(.failure(failure.http), .failure(failure.http), .failure(failure.http))
            let sut = Note.remote(client)

            await #expect(throws: failure.expected) { try await sut.getItem(identifier: Note.identifier(1)) }
            await #expect(throws: failure.expected) { try await sut.getItems(identifiers: Note.identifiers(1)) }
            await #expect(throws: failure.expected) { try await sut.getPage(PageKey(page: 1)) }
        }
        await check(type)
    }
}
