import ChallengeCore
import ChallengeNetworking
import Foundation
import Testing

@testable import ChallengeRepository

struct RESTDataSourceItemTests {
    // One item

    @Test(arguments: sampleNotes)
    func `an item is requested by its identifier`(type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let note = Note(sample: 1)
            let client = ScriptedHTTPClient(.body(note.json))

            let item = try await Note.remote(client).getItem(identifier: note.id)

            #expect(item == note)
            #expect(client.endpoints == [Endpoint("/notes", segment: "\(note.id)")])
        }
        try await check(type)
    }

    @Test(arguments: sampleNotes)
    func `an item that was not requested is unreadable`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = Note.remote(ScriptedHTTPClient(.body(Note(sample: 6).json)))

            await #expect(throws: APIError.notRequested("id")) {
                try await sut.getItem(identifier: Note.identifier(5))
            }
        }
        await check(type)
    }

    @Test(arguments: sampleNotes)
    func `an invalid identifier is not found without a request`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = Note.remote(ScriptedHTTPClient())

            for identifier in Note.invalidIdentifiers {
                await #expect(throws: APIError.notFound) { try await sut.getItem(identifier: identifier) }
            }
        }
        await check(type)
    }

    @Test(arguments: [404, 410])
    func `a missing item is reported by the body of the API, and is a failure of another server otherwise`(
        status: Int
    ) async {
        func sut(_ body: String) -> RESTDataSource<NoteDTO> {
            NoteDTO.remote(ScriptedHTTPClient(.failure(.status(status, body: Data(body.utf8)))))
        }

        await #expect(throws: APIError.notFound) {
            try await sut(#"{"error":"Note not found"}"#).getItem(identifier: 1)
        }
        for body in ["", "<html>", "{}", #"{"message":"Not found"}"#, #"{"error":"Not found","status":404}"#] {
            await #expect(throws: APIError.failed(.invalidRequest(status: status))) {
                try await sut(body).getItem(identifier: 1)
            }
        }
    }

    @Test(arguments: ["", "<html>", #"{"error":"Note not found"}"#])
    func `a 404 with any body is a missing item in the second API`(body: String) async {
        let sut = MemoDTO.remote(ScriptedHTTPClient(.notFound(body)))

        await #expect(throws: APIError.notFound) { try await sut.getItem(identifier: "a") }
    }

    // Several items

    @Test(arguments: [[2], [2, 3]])
    func `several notes are requested with a list in the path, even for one identifier`(
        numbers: [Int]
    ) async throws {
        let notes = numbers.map { NoteDTO(sample: $0) }
        let client = ScriptedHTTPClient(.list(notes.map(\.json)))

        let items = try await NoteDTO.remote(client).getItems(identifiers: numbers)

        #expect(items == notes)
        #expect(client.endpoints == [Endpoint("/notes/[\(numbers.map(String.init).joined(separator: ","))]")])
    }

    @Test func `several memos are requested with a query item for each identifier`() async throws {
        let memos = MemoDTO.samples(1, 2, 4)
        let client = ScriptedHTTPClient(.list(memos.map(\.json)))

        let items = try await MemoDTO.remote(client).getItems(identifiers: memos.map(\.id))

        #expect(items == memos)
        #expect(
            client.endpoints == [
                Endpoint("/notes", query: [.init("ids", "a,b"), .init("ids", "50%"), .init("ids", #"it's "b""#)])
            ])
    }

    @Test(arguments: sampleNotes)
    func `items that do not exist are missing from the result`(type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let sut = Note.remote(ScriptedHTTPClient(.list([Note(sample: 3).json, Note(sample: 1).json])))

            let items = try await sut.getItems(identifiers: Note.identifiers(1, 2, 3))

            #expect(items == Note.samples(3, 1))
        }
        try await check(type)
    }

    @Test(arguments: sampleNotes)
    func `items that were not requested are removed from a complete response`(type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let answer = Note.samples(2, 9, 1) + Note.invalidIdentifiers.map { Note($0, name: "Remote") }
            let sut = Note.remote(ScriptedHTTPClient(.list(answer.map(\.json))))

            let items = try await sut.getItems(identifiers: Note.identifiers(1, 2))

            #expect(items == Note.samples(2, 1))
        }
        try await check(type)
    }

    @Test(arguments: sampleNotes)
    func `a response that lacks an item and contains another is unreadable`(
        type: any SampleNote.Type
    ) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = Note.remote(ScriptedHTTPClient(.list(Note.samples(1, 9).map(\.json))))

            await #expect(throws: APIError.notRequested("id")) {
                try await sut.getItems(identifiers: Note.identifiers(1, 2))
            }
        }
        await check(type)
    }

    @Test(arguments: sampleNotes, ["", #"{"error":"There is nothing here"}"#])
    func `a 404 for several items is an invalid request`(type: any SampleNote.Type, body: String) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = Note.remote(ScriptedHTTPClient(.notFound(body)))

            await #expect(throws: APIError.failed(.invalidRequest(status: 404))) {
                try await sut.getItems(identifiers: Note.identifiers(1, 2))
            }
        }
        await check(type)
    }

    @Test(arguments: sampleNotes)
    func `invalid identifiers are not requested`(type: any SampleNote.Type) async throws {
        func check<Note: SampleNote>(_: Note.Type) async throws {
            let client = ScriptedHTTPClient()

            let items = try await Note.remote(client).getItems(identifiers: Note.invalidIdentifiers)

            #expect(items == [])
            #expect(client.endpoints == [])
        }
        try await check(type)
    }

    // Many items

    @Test func `identifiers that are too long for one address are requested in parts`() async throws {
        let client = ScriptedHTTPClient(.list([]), .list([]), .list([]))
        let identifiers = Array(1...500) + Array(repeating: Int.max, count: 400)

        _ = try await NoteDTO.remote(client).getItems(identifiers: identifiers)

        let lists = client.endpoints.map { String($0.path.dropFirst("/notes/[".count).dropLast()) }
        #expect(lists.allSatisfy { $0.utf8.count <= 4000 })
        #expect(lists.joined(separator: ",") == identifiers.map(String.init).joined(separator: ","))
    }

    @Test func `the length of each part is measured in its address`() async throws {
        let client = ScriptedHTTPClient(.list([]), .list([]), .list([]), .list([]))
        let identifiers = (1...500).map { "\($0)" } + (1...30).map { "\($0)" + String(repeating: "ζ", count: 50) }

        _ = try await MemoDTO.remote(client).getItems(identifiers: identifiers)

        #expect(client.endpoints.count == 4)
        #expect(client.endpoints.allSatisfy { $0.address(below: "").utf8.count <= 4020 })
        #expect(client.endpoints.flatMap { $0.query.map(\.value) } == identifiers)
    }
}
