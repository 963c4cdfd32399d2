import ChallengeCore
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// Searches in the rows of a cache in memory.
struct SQLiteSearchTests {
    private let date = Date(timeIntervalSince1970: 1_700_000_000)
    private let database = Database(.memory, schemas: [NoteDTO.schema, MemoDTO.schema])

    private var sut: SQLiteDataSource<NoteDTO> {
        NoteDTO.local(database)
    }

    private func save(_ names: String..., tags: [String] = []) async throws {
        let notes = names.enumerated().map { NoteDTO(id: $0.offset + 1, name: $0.element, tags: tags) }
        try await sut.saveItems(notes, fetchedAt: date)
    }

    private func found(_ text: String) async throws -> [Int] {
        try await sut.search(try SearchQuery(text)).identifiers
    }

    @Test(arguments: [
        ("rick", [1, 3, 4]), ("sanch rick", [1]), ("'ric", []), ("'rick", [1, 3]), ("^rick", [1, 4]), ("^'rick", [1]),
        ("^sanchez", []), ("!rick", [2, 5, 6]), ("rick !sanchez", [3, 4]), ("rick !^rick", [3]),
        ("!rick !'ζ7", [2, 5, 6]),
        ("beth | smith", [2, 5]), ("!rick | evil", [2, 3, 5, 6]), ("beth", [5]), ("beths", [5]), ("'beth", [5]),
        ("BETH’S", [5]), (#""evil rick""#, [3]), (#""rick evil""#, []), ("evil-ri", [3]), ("ανθρωπος", [6]),
        ("ΆΝΘΡΩ", [6]), ("αν | nobody", [6]), ("nobody", []), ("AND", []), ("NEAR | NOT", []), ("text0", []),
        ("†x", []),
    ])
    func `a query finds the rows that it describes`(text: String, expected: [Int]) async throws {
        try await save("Rick Sanchez", "Morty Smith", "Evil Rick", "Ricky", "Beth’s Mytholog", "Άνθρωπος")

        #expect(try await found(text).sorted() == expected)
        #expect(try await found(text).sorted() == expected, "with the index of the first search")
    }

    @Test func `the parts of different words are no phrase`() async throws {
        try await save("O’Neil and D’Angelo", tags: ["Jean'Luc"])

        #expect(try await found(#""neil angelo""#) == [])
        #expect(try await found(#""angelo jean""#) == [])
        #expect(try await found(#""jean luc""#) == [1])
        #expect(try await found("angelo neil !jane") == [1])
    }

    @Test func `whole names come first, then names before other texts, then short names`() async throws {
        try await sut.saveItems(
            [
                NoteDTO(id: 1, name: "Doofus", tags: ["rick"]), NoteDTO(id: 2, name: "Rick Rick Rick"),
                NoteDTO(id: 3, name: "Tall and thin Rick"), NoteDTO(id: 4, name: "Rick"),
                NoteDTO(id: 5, name: "Cop Rick"),
                NoteDTO(id: 6, name: "RICK"), NoteDTO(id: 7, name: "Other"), NoteDTO(id: 8, name: "One more"),
                NoteDTO(id: 9, name: "Another one"), NoteDTO(id: 10, name: "The last one"),
                NoteDTO(id: 11, name: "End"),
                NoteDTO(id: 12, name: "End of all"), NoteDTO(id: 13, name: "No"), NoteDTO(id: 14, name: "None"),
            ], fetchedAt: date)

        #expect(try await found("rick") == [4, 6, 2, 5, 3, 1])
        #expect(try await found("!rick") == Array(7...14))
    }

    @Test func `a write that is rolled back does not change the index`() async throws {
        try await save("Rick")
        #expect(try await found("rick") == [1])

        await #expect(throws: DatabaseError.full) {
            try await database.write { (connection) throws(DatabaseError) in
                try sut.items.save([NoteDTO(id: 1, name: "Morty")], date, connection)
                throw .full
            }
        }

        #expect(try await found("rick | morty") == [1])
        #expect(try await found("morty") == [])
    }

    @Test func `rows of other APIs are not found`() async throws {
        let other = NoteDTO.local(database, at: "https://other")
        try await save("Rick", "Morty")
        try await other.saveItems([NoteDTO(id: 1, name: "Morty"), NoteDTO(id: 7, name: "Rick")], fetchedAt: date)

        #expect(try await found("rick") == [1])
        #expect(try await found("!rick") == [2])
        #expect(try await other.search(try SearchQuery("rick")).identifiers == [7])

        _ = try await sut.replaceAll(with: [], fetchedAt: date)
        #expect(try await found("!x") == [])
        #expect(try await other.search(try SearchQuery("rick")).identifiers == [7])
    }

    @Test func `identifiers can be texts`() async throws {
        let memos = MemoDTO.local(database)
        let samples = (1...14).map { MemoDTO(sample: $0, name: "Memo") }
        try await memos.saveItems(samples, fetchedAt: date)

        let all = try await memos.search(try SearchQuery("memo")).identifiers
        #expect(Set(all) == Set(samples.map(\.id)))

        try await memos.saveItems([MemoDTO(sample: 5, name: "Changed")], fetchedAt: date)
        try await memos.deleteItems(identifiers: MemoDTO.identifiers(1, 2, 9))
        #expect(try await memos.search(try SearchQuery("memo")).identifiers.count == 10)
        #expect(try await memos.search(try SearchQuery("changed")).identifiers == MemoDTO.identifiers(5))
    }

    @Test func `the result says since when the rows are complete`() async throws {
        try await save("Rick")
        #expect(
            try await sut.search(try SearchQuery("morty"))
                == SearchMatches(identifiers: [], count: 0, collectionDate: nil))

        _ = try await sut.replaceAll(with: [NoteDTO(id: 4, name: "Rick F")], fetchedAt: date)
        #expect(
            try await sut.search(try SearchQuery("rick"))
                == SearchMatches(identifiers: [4], count: 1, collectionDate: date))
    }

    @Test func `a search with a limit returns the best matches and the number of all matches of the API`() async throws
    {
        let other = NoteDTO.local(database, at: "https://b")
        try await other.saveItems([NoteDTO(id: 7, name: "Rick")], fetchedAt: date)
        try await save("Tall Rick", "Rick", "Morty", "Cop Rick")

        // The first search creates the index.
        for _ in 1...2 {
            let matches = try await sut.search(try SearchQuery("rick"), limit: 2)
            #expect(matches == SearchMatches(identifiers: [2, 1], count: 3, collectionDate: nil))
        }
        #expect(try await sut.search(try SearchQuery("rick"), limit: 3).count == 3)
        #expect(try await sut.search(try SearchQuery("!x"), limit: 1).count == 4)
    }

    @Test func `a query with the most words can be searched for`() async throws {
        try await save("Rick Sanchez", "Morty")
        let words = Array(repeating: "rick", count: SearchQuery.mostWords)

        #expect(try await found(words.joined(separator: " ")) == [1])
        #expect(try await found(words.joined(separator: "|")) == [1])
        #expect(try await found(words.map { "!\($0)" }.joined(separator: "|")) == [2])
        #expect(try await found(words.map { "!\($0)" }.joined(separator: " ")) == [2])
        #expect(try await found(words.joined(separator: "-")) == [])
    }

    @Test func `a query that only excludes words runs once, not once for each row`() async throws {
        try await sut.saveItems(
            (1...10_000).map { NoteDTO(id: $0, name: $0 > 5000 ? "Rick" : "Morty") }, fetchedAt: date)
        _ = try await found("rick")

        let start = ContinuousClock.now
        let some = try await found("rick")
        let middle = ContinuousClock.now
        let others = try await found("!rick")
        let end = ContinuousClock.now

        #expect(some == Array(5001...10_000))
        #expect(others == Array(1...5000))
        // A search for each row would take thousands of times as long.
        #expect(end - middle < (middle - start) * 100)
    }

    @Test func `the nearest names are found with and without an index`() async throws {
        try await save("Rick Sanchez", "Mr. Meeseeks", "Meeseeks’s Lawyer", "Mr. Meeseeks", "Beth’s Mytholog")
        let query = try SearchQuery("mesekee")

        #expect(try await sut.nearestNames(to: query).map(\.name) == ["Mr. Meeseeks", "Meeseeks’s Lawyer"])
        #expect(try await found("mesekee") == [])
        #expect(try await sut.nearestNames(to: query).map(\.name) == ["Mr. Meeseeks", "Meeseeks’s Lawyer"])
        #expect(try await sut.nearestNames(to: query, limit: 1) == [NearName("Mr. Meeseeks", distance: 2)])
    }
}
