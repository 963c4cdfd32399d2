import ChallengeCore
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// Questions to all rows of a complete collection.
struct RowQueryTests {
    private let sut = SQLiteDataSource<NoteDTO>(
        database: Database(.memory, schemas: [NoteDTO.schema]), apiAddress: "s", api: NoteDTO.api)
    private let date = Date(timeIntervalSince1970: 1_700_000_000)

    /// Saves the notes as the complete collection.
    private func save(_ notes: [NoteDTO]) async throws {
        _ = try await sut.replaceAll(with: notes, fetchedAt: date)
    }

    private func ids(_ query: RowQuery, page: Int = 1) async throws -> [Int]? {
        try await sut.getPage(page, of: query)?.value.results.map(\.id)
    }

    @Test func `rows are sorted by a column, in both directions, ignoring case`() async throws {
        try await save([
            NoteDTO(id: 1, name: "b"), NoteDTO(id: 2, name: "A"), NoteDTO(id: 3, name: "Émile"),
            NoteDTO(id: 4, name: "c"),
        ])

        #expect(try await ids(RowQuery(order: [.init(.value(column: "name"))])) == [2, 1, 4, 3])
        #expect(try await ids(RowQuery(order: [.init(.value(column: "name"), isDescending: true)])) == [3, 4, 1, 2])
        #expect(try await ids(RowQuery(order: [.init(.value(column: "id"), isDescending: true)])) == [4, 3, 2, 1])
    }

    @Test func `rows are sorted by the number of texts in a list, and equal ones by their identifier`() async throws {
        try await save([
            NoteDTO(id: 1, tags: ["a", "b\nc", "d"]), NoteDTO(id: 2, tags: []), NoteDTO(id: 3, tags: ["a"]),
            NoteDTO(id: 4, tags: [""]),
        ])

        #expect(try await ids(RowQuery(order: [.init(.count(column: "tags"))])) == [2, 3, 4, 1])
        #expect(try await ids(RowQuery(order: [.init(.count(column: "tags"), isDescending: true)])) == [1, 3, 4, 2])
    }

    @Test func `a second order applies to rows that are equal in the first`() async throws {
        try await save([
            NoteDTO(id: 1, name: "x", tags: ["a"]), NoteDTO(id: 2, name: "x", tags: []), NoteDTO(id: 3, name: "w"),
        ])

        let query = RowQuery(order: [.init(.value(column: "name"), isDescending: true), .init(.count(column: "tags"))])

        #expect(try await ids(query) == [2, 1, 3])
    }

    @Test func `a list contains all texts, each as a whole`() async throws {
        try await save([
            NoteDTO(id: 1, tags: ["character/1", "character/2"]), NoteDTO(id: 2, tags: ["character/12"]),
            NoteDTO(id: 3, tags: ["character/2", "a\nb", "character/1"]), NoteDTO(id: 4, tags: ["a", "b"]),
        ])

        #expect(
            try await ids(RowQuery(memberships: [.init("tags", containsAll: ["character/1", "character/2"])])) == [
                1, 3,
            ])
        #expect(try await ids(RowQuery(memberships: [.init("tags", containsAll: ["a\nb"])])) == [3])
        #expect(try await ids(RowQuery(memberships: [.init("tags", containsAll: ["racter/1"])])) == [])
        #expect(try await ids(RowQuery(memberships: [.init("tags", containsAll: [])])) == [1, 2, 3, 4])
    }

    @Test func `criteria, memberships, order and pages are combined`() async throws {
        try await save(
            (1...50).map { NoteDTO(id: $0, name: $0.isMultiple(of: 2) ? "Even" : "Odd", tags: ["t\($0 % 3)"]) })
        let query = RowQuery(
            criteria: [Criterion("name", "even")], memberships: [.init("tags", containsAll: ["t1"])],
            order: [.init(.value(column: "id"), isDescending: true)])

        let page = try #require(try await sut.getPage(1, of: query))

        #expect(page.value.results.map(\.id) == stride(from: 46, through: 4, by: -6).map(\.self))
        #expect(page.value.info == PageInfoDTO(count: 8, pages: 1))
        #expect(page.fetchedAt == date)
        #expect(try await sut.getPage(2, of: query)?.value.results == [])
        #expect(try await sut.getPage(3, of: RowQuery())?.value.results.map(\.id) == Array(41...50))
    }

    @Test func `an unknown column is not answered`() async throws {
        try await save([NoteDTO(id: 1)])

        #expect(try await ids(RowQuery(order: [.init(.value(column: "colour"))])) == nil)
        #expect(try await ids(RowQuery(order: [.init(.count(column: "id); DROP TABLE notes"))])) == nil)
        #expect(try await ids(RowQuery(memberships: [.init("colour", containsAll: ["red"])])) == nil)
        #expect(try await ids(RowQuery(criteria: [Criterion("colour", "red")])) == nil)
    }

    @Test func `rows that are not the complete collection are not answered`() async throws {
        try await sut.saveItems([NoteDTO(id: 1)], fetchedAt: date)

        #expect(try await ids(RowQuery()) == nil)
    }
}
