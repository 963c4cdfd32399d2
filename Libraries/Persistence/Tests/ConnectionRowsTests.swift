import Testing

@testable import ChallengePersistence

struct ConnectionRowsTests {
    private let database = Database(
        .memory, schemas: [Schema("notes", steps: [["CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)"]])])

    @Test(arguments: [0, 1, 16_383, 16_384, 40_000])
    func `any number of rows is written`(count: Int) async throws {
        try await database.write { (connection) throws(DatabaseError) in
            try connection.replaceRows(
                in: "notes", columns: ["id", "text"], with: (0..<count).map { [SQLValue($0), .text("\($0)")] })
        }

        #expect(try await database.value("SELECT count(*) FROM notes WHERE text = id") == SQLValue(count))
    }

    @Test func `a column is NULL only without a value`() async throws {
        try await database.write { (connection) throws(DatabaseError) in
            try connection.replaceRows(in: "notes", columns: ["id", "text"], with: [[0, nil], [1, ""]])
        }

        let texts = try await database.read { (connection) throws(DatabaseError) in
            try connection.rows("SELECT text FROM notes ORDER BY id") { $0[0] }
        }

        #expect(texts == [.null, ""])
    }

    @Test func `a row replaces the row with the same key`() async throws {
        try await database.write { (connection) throws(DatabaseError) in
            for text in ["first", "nul\0inside"] {
                try connection.replaceRows(in: "notes", columns: ["id", "text"], with: [[.integer(1), .text(text)]])
            }
        }

        #expect(try await database.texts() == ["nul\0inside"])
    }
}
