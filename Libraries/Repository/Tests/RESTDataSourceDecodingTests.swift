import ChallengeCore
import ChallengeNetworking
import Foundation
import Testing

@testable import ChallengeRepository

/// Responses in an unexpected format.
struct RESTDataSourceDecodingTests {
    private func unreadable(_ path: String, _ reason: String) -> APIError {
        .failed(.unreadable(path: path, reason: reason))
    }

    @Test(arguments: [
        (#"{"info":{"count":1,"pages":1},"results":[{"id":1}]}"#, "results[0].name", "missing"),
        (#"{"info":{"count":1,"pages":1}}"#, "results", "missing"), (#"{"results":[]}"#, "info", "missing"),
        (#"{"info":{"count":1},"results":[]}"#, "info.pages", "missing"),
        (#"{"info":{"count":"1","pages":1},"results":[]}"#, "info.count", "another type"),
        (#"{"info":[],"results":[]}"#, "info", "another type"),
        (#"{"info":{"count":1,"pages":1,"next":[7]},"results":[]}"#, "info.next", "another type"),
        ("<html>", "", "not JSON"), ("[]", "", "another type"),
    ])
    func `a page in an unexpected format is unreadable at a path`(body: String, path: String, reason: String) async {
        let sut = NoteDTO.remote(ScriptedHTTPClient(.body(body)))

        await #expect(throws: unreadable(path, reason)) { try await sut.getPage(PageKey(page: 1)) }
    }

    @Test(arguments: sampleNotes)
    func `a single item instead of a list is unreadable`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = Note.remote(ScriptedHTTPClient(.body(Note(sample: 1).json)))

            await #expect(throws: unreadable("", "another type")) {
                try await sut.getItems(identifiers: Note.identifiers(1))
            }
        }
        await check(type)
    }

    @Test(arguments: [
        Data((#"{"error":"# + String(repeating: "[", count: 100_000)).utf8),
        Data(#"{"error":"\#(String(repeating: "x", count: 65_537))"}"#.utf8),
        #"{"error":"There is nothing here"}"#.data(using: .utf16LittleEndian),
    ])
    func `a 404 whose body exceeds the limits of JSON is an invalid request`(body: Data?) async throws {
        let sut = NoteDTO.remote(ScriptedHTTPClient(.failure(.status(404, body: try #require(body)))))

        await #expect(throws: APIError.failed(.invalidRequest(status: 404))) {
            try await sut.getPage(PageKey(page: 1, criteria: [Criterion("name", "x")]))
        }
    }
}
