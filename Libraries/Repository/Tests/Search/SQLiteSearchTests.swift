import ChallengeCore
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// Searches in the rows of a cache in memory.
struct SQLiteSearchTests {
    private let date = Date(timeIntervalSince1970: 1_700_000_000)
    private let database = Database(.memory, schemas: [NoteDTO.schema, MemoDTO.schema])

    private var sut: SQLiteDataSource<NoteDTO> { NoteDTO.local(database) }

    private func save(_ names: String...) async throws {
        let notes = names.enumerated().map { NoteDTO(id: $0.offset + 1, name: $0.element, tags: ["tag"]) }
        try await sut.saveItems(notes, fetchedAt: date)
    }

    private func found(_ text: String) async throws -> [Int] {
        try await sut.search(try SearchQuery(text)).matches.map(\.item)
    }

    @Test func `rows are found by their texts as they were saved last`() async throws {
        try await save("Rick Sanchez", "Morty Smith", "Evil Rick")
        #expect(try await found("rick") == [1, 3])
        #expect(try await found("tag !rick") == [2])

        try await save("Summer")
        try await sut.deleteItems(identifiers: [3])
        #expect(try await found("rick | summer") == [1])
    }

    @Test func `a write that is rolled back changes no text`() async throws {
        try await save("Rick")

        await #expect(throws: DatabaseError.full) {
            try await database.write { (connection) throws(DatabaseError) in
                try sut.items.save([NoteDTO(id: 1, name: "Morty")], date, connection)
                throw .full
            }
        }

        #expect(try await found("rick") == [1])
    }

    @Test func `rows of other APIs are not found`() async throws {
        let other = NoteDTO.local(database, at: "https://other")
        try await save("Rick", "Morty")
        try await other.saveItems([NoteDTO(id: 1, name: "Morty"), NoteDTO(id: 7, name: "Rick")], fetchedAt: date)

        #expect(try await found("rick") == [1])
        #expect(try await other.search(try SearchQuery("rick")).matches.map(\.item) == [7])
    }

    @Test func `identifiers can be texts`() async throws {
        let memos = MemoDTO.local(database)
        let samples = (1...14).map { MemoDTO(sample: $0, name: "Memo") }
        try await memos.saveItems(samples, fetchedAt: date)

        #expect(
            try await memos.search(try SearchQuery("memo")).matches.map(\.item).sorted() == samples.map(\.id).sorted())
    }

    @Test func `the result says since when the rows are complete, or which rows there are`() async throws {
        try await save("Rick")
        #expect(
            try await sut.search(try SearchQuery("morty"))
                == SearchMatches(matches: [], identifiers: [1], collectionDate: nil))

        _ = try await sut.replaceAll(with: [NoteDTO(id: 4, name: "Rick F")], fetchedAt: date)
        #expect(
            try await sut.search(try SearchQuery("rick"))
                == SearchMatches(
                    matches: [RankedMatch(4, rank: .wholeWords)], identifiers: [], collectionDate: date))
    }

    @Test func `the nearest names are found, the best known one first`() async throws {
        try await save("Rick Sanchez", "Mr. Meeseeks", "Meeseeks’s Lawyer", "Mr. Meeseeks", "Beth’s Mytholog")
        let query = try SearchQuery("mesekee")

        #expect(try await sut.nearestNames(to: query).map(\.name) == ["Mr. Meeseeks", "Meeseeks’s Lawyer"])
        #expect(try await sut.nearestNames(to: query, limit: 1) == [NearName("Mr. Meeseeks", distance: 2)])
    }
}
