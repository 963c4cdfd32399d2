import ChallengeCore
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import ChallengeRepository

struct StoredTimeTests {
    private struct FilmDTO: ItemDTO {
        var id = ""
        var title = "Solaris"
        var updated = Date(timeIntervalSince1970: 0)
        var seen: Date?
        var released = CalendarDay.first
        var restored: CalendarDay?

        static let collection = APICollection<FilmDTO>(
            api: .sample, path: "/film", name: "films",
            .text("title", \.title),
            .time("updated", \.updated),
            .time("user.seen", \.seen),
            .value("released", \.released, .year),
            .value("restored", \.restored))
    }

    /// Reads a film with these members, each of which is JSON; an empty text leaves out the optional ones.
    private func film(
        updated: String = "0", released: String = #""2024-03-15""#, others: String = ""
    ) throws -> FilmDTO {
        let json = #"{"id":"a","title":"T","updated":\#(updated),"released":\#(released)\#(others)}"#
        return try JSONDecoder().decode(ResponseItem<FilmDTO>.self, from: Data(json.utf8)).item
    }

    @Test(arguments: [
        (#""2024-03-15T10:20:30.5+02:00""#, 1_710_490_830.5), (#""2024-03-15T08:20:30Z""#, 1_710_490_830),
        ("1710490830", 1_710_490_830), ("1710490830.12345", 1_710_490_830.123), ("-1.5", -1.5), ("0", 0),
    ])
    func `a time is a text with an offset or a number of seconds`(json: String, seconds: Double) throws {
        let film = try film(updated: json, others: #","user":{"seen":\#(json)}"#)

        #expect(film.updated == Date(timeIntervalSince1970: seconds))
        #expect(film.seen == film.updated)
    }

    @Test func `a day is read from a response`() throws {
        let film = try film(others: #","restored":"1972-02-29""#)

        #expect(film.released.description == "2024-03-15")
        #expect(film.restored?.description == "1972-02-29")
    }

    @Test(arguments: [
        "", #","user":null,"restored":null"#, #","user":{}"#, #","user":{"seen":null}"#,
    ])
    func `an optional time or day is nil if it is null or missing`(others: String) throws {
        let film = try film(others: others)

        #expect(film.seen == nil)
        #expect(film.restored == nil)
    }

    @Test(arguments: [
        #""2024-03-15""#, #""2024-03-15T10:20:30""#, #""2024-02-30T10:20:30Z""#, #""""#, "1710490830000", "null",
        "true",
    ])
    func `a time that is invalid is an error at its member`(json: String) {
        expectError(at: ["updated"]) { try film(updated: json) }
        if json != "null" { expectError(at: ["user", "seen"]) { try film(others: #","user":{"seen":\#(json)}"#) } }
    }

    @Test(arguments: [#""2024-02-30""#, #""15.03.2024""#, #""""#, "20240315", "null"])
    func `a day that is invalid is an error at its member`(json: String) {
        expectError(at: ["released"]) { try film(released: json) }
        if json != "null" { expectError(at: ["restored"]) { try film(others: #","restored":\#(json)"#) } }
    }

    @Test func `the cache returns times and days unchanged`() async throws {
        let films = [
            FilmDTO(
                id: "a", updated: Date(timeIntervalSince1970: 1_710_490_830.123),
                seen: Date(timeIntervalSince1970: -0.5), released: try #require(CalendarDay("2024-03-15")),
                restored: .first),
            FilmDTO(id: "b"),
        ]

        try await CollectionAudit<FilmDTO>().expectUnchanged(films)
        try await CollectionAudit<FilmDTO>().expectSearch("2024", finds: [films[0]], among: films)
    }

    @Test func `a time or day that is damaged in the cache is read as an empty one`() throws {
        let film = FilmDTO.collection.item("a", ["a", "T", "x", "x", "x", "\u{0}"])

        #expect(film == FilmDTO(id: "a", title: "T"))
    }

    private func expectError(
        at path: [String], sourceLocation: SourceLocation = #_sourceLocation, _ read: () throws -> FilmDTO
    ) {
        let error = #expect(throws: DecodingError.self, sourceLocation: sourceLocation) { try read() }
        let context: DecodingError.Context? =
            switch error {
            case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context): context
            default: nil
            }
        #expect(context?.codingPath.map(\.stringValue) == path, sourceLocation: sourceLocation)
    }
}
