import Foundation
import Testing

@testable import ChallengePersistence

/// The tables of a cache, as builds of the program with other statements see them.
struct CacheTablesTests {
    private let file = ScratchFile()

    private static let other = Schema(cacheOf: "others", tables: ["others"]) { ["CREATE TABLE others (text)"] }

    private func schema(_ columns: String = "text TEXT NOT NULL") -> Schema {
        Schema(cacheOf: "notes", tables: ["notes", "notes_record", "notes_search"], record: "notes_record") {
            ["CREATE TABLE notes (id INTEGER PRIMARY KEY, \(columns))", "CREATE TABLE notes_record (count)"]
        }
    }

    private func database(_ schemas: Schema...) -> Database { Database(.cache(path: file.path), schemas: schemas) }

    private func write(_ statements: String..., to database: Database) async throws {
        try await database.write { (connection) throws(DatabaseError) in
            for statement in statements { try connection.execute(statement) }
        }
    }

    @Test func `equal statements keep the rows`() async throws {
        try await database(schema()).add("kept")

        #expect(try await database(schema()).texts() == ["kept"])
    }

    @Test func `other statements replace the tables of their schema only`() async throws {
        try await database(schema(), Self.other).add("old")
        try await write("INSERT INTO others VALUES ('kept')", to: database(Self.other))

        let sut = database(schema("text TEXT NOT NULL, stars INTEGER"), Self.other)

        #expect(try await sut.texts() == [])
        #expect(try await sut.value("SELECT stars FROM notes") == nil)
        #expect(try await sut.value("SELECT text FROM others") == "kept")
        #expect(await sut.removedCollections == [])
    }

    @Test func `the limits of statements are a part of the fingerprint`() {
        let fingerprints = [["ab", "c"], ["a", "bc"], ["abc"]].map { statements in
            Schema(cacheOf: "notes", tables: []) { statements }.cache?.fingerprint
        }

        #expect(Set(fingerprints).count == 3)
        #expect(fingerprints.allSatisfy { $0 ?? 0 > 0 })
    }

    @Test func `tables that have another version or none are replaced`() async throws {
        let steps = [["CREATE TABLE notes (text)", "INSERT INTO notes VALUES ('old')"]]
        #expect(
            try await database(Schema("note", firstVersion: 4, steps: steps)).value("SELECT text FROM notes") == "old")

        try await database(schema()).add("new")
        try await write("UPDATE schemas SET version = 'x'", to: database())

        #expect(try await database(schema()).texts() == [])
    }

    @Test func `a removed collection is reported until it is synced again`() async throws {
        try await write("INSERT INTO notes_record VALUES (1)", to: database(schema(), Self.other))
        let sut = database(schema("text"), Self.other)

        #expect(try await sut.texts() == [])
        #expect(await sut.removedCollections == ["notes"])
        #expect(try await database(schema("text")).texts() == [])
        try await write("INSERT INTO notes_record VALUES (1)", to: sut)

        #expect(await sut.removedCollections == [])
    }

    @Test func `an index that cannot be dropped does not prevent the replacement`() async throws {
        try await database(schema()).add("old")
        try await write("CREATE VIRTUAL TABLE notes_search USING fts5(text)", to: database(schema()))
        try await write("DROP TABLE notes_search_config", to: database(schema()))
        await #expect(throws: DatabaseError.self) { try await write("DROP TABLE notes_search", to: database()) }

        let sut = database(schema("text"))
        try await sut.add("new")

        #expect(try await sut.texts() == ["new"])
    }

    @Test func `builds that run at the same time do not read the rows of each other`() async throws {
        let (first, second) = (database(schema()), database(schema("text TEXT NOT NULL, stars INTEGER")))

        for _ in 1...2 {
            try await first.add("first")
            #expect(try await second.texts() == [])
            try await second.add("second")
            #expect(try await first.texts() == [])
        }
    }

    @Test func `a file that is only read is not changed, and its rows are not used`() async throws {
        try await database(schema()).add("old")
        let content = try Data(contentsOf: URL(filePath: file.path))

        let sut = Database(.readOnly(path: file.path), schemas: [schema("text")])

        await #expect(throws: DatabaseError.readOnly) { try await sut.texts() }
        #expect(try Data(contentsOf: URL(filePath: file.path)) == content)
        #expect(database(schema("text")).inspect()?.content == .sound)
    }
}
