import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

/// Libraries that another program has altered.
struct LibraryAlterationTests {
    private let sample = NotesLibrary()

    @Test(arguments: [
        "DROP TABLE schemas", "DELETE FROM schemas", "UPDATE schemas SET version = 'x'",
        "UPDATE schemas SET version = '99x'", "UPDATE schemas SET version = -1",
        "ALTER TABLE schemas RENAME COLUMN version TO number", "DROP TABLE words", "DROP INDEX notes_by_text",
        "ALTER TABLE notes DROP COLUMN folded", "ALTER TABLE words RENAME TO others",
        "CREATE TRIGGER foreign_trigger BEFORE INSERT ON notes BEGIN SELECT RAISE(ABORT, 'no'); END",
        "CREATE UNIQUE INDEX foreign_index ON notes (stars IS NULL) WHERE stars IS NULL",
        "UPDATE sqlite_schema SET rootpage = 99999 WHERE name = 'notes_by_text'",
        "UPDATE sqlite_schema SET sql = 'rubbish' WHERE name = 'words'",
    ])
    func `an altered library is set aside, and all rows are rescued`(statement: String) async throws {
        try await sample.fill()
        try sample.alter(statement)
        let (first, second) = (sample.library, sample.library)

        #expect(try await sample.use(first) == NotesLibrary.texts)
        #expect(try await sample.use(second) == NotesLibrary.texts)
        let rescues = await first.rescues + second.rescues
        #expect(rescues.count == 1 && rescues[0].rows >= 400)
        #expect(sample.damagedFiles.count == 1)
    }

    @Test(arguments: ["ALTER TABLE notes DROP COLUMN stars", "ALTER TABLE notes RENAME COLUMN stars TO points"])
    func `a dropped or renamed column does not lose the other columns`(statement: String) async throws {
        try await sample.fill()
        try sample.alter(statement)

        #expect(try await sample.use(sample.library) == [])
        #expect(try await sample.library.value("SELECT count(*) FROM notes") == 401)
        #expect(sample.damagedFiles.count == 1)
    }

    @Test func `a lost table is created again`() async throws {
        try await sample.fill()
        try sample.alter("DROP TABLE notes")

        #expect(try await sample.use(sample.library) == [])
        #expect(try await sample.library.value("SELECT count(*) FROM notes") == 1)
        #expect(sample.damagedFiles.count == 1)
    }

    @Test func `rows of an older version are migrated`() async throws {
        let first = [["CREATE TABLE moments (id INTEGER PRIMARY KEY, second INTEGER NOT NULL)"]]
        let second = first + [["UPDATE moments SET second = second * 1000"]]
        try await Database(.library(path: sample.file.path), schemas: [Schema("moments", steps: first)]).write {
            (connection) throws(DatabaseError) in try connection.execute("INSERT INTO moments VALUES (1, 7)")
        }
        try sample.overwrite(Data([9]), at: 47)

        let sut = Database(.library(path: sample.file.path), schemas: [Schema("moments", steps: second)])

        #expect(try await sut.value("SELECT second FROM moments") == 7000)
        #expect(await sut.rescues.map(\.rows) == [1])
    }

    @Test func `tables of features that this version does not have are rescued`() async throws {
        let other = Schema(
            "others", steps: [["CREATE TABLE others (a TEXT)", "CREATE INDEX others_by_a ON others (a)"]])
        try await Database(.library(path: sample.file.path), schemas: [other]).write {
            (connection) throws(DatabaseError) in
            try connection.execute("INSERT INTO others VALUES ('kept')")
        }
        try await sample.fill()
        try sample.alter("DROP INDEX notes_by_text")

        #expect(try await sample.use(sample.library) == NotesLibrary.texts)
        #expect(
            try await Database(.library(path: sample.file.path), schemas: [other]).value("SELECT a FROM others")
                == "kept")
    }

    @Test func `an unknown version is ignored`() async throws {
        try await sample.fill()
        try sample.alter("INSERT INTO schemas VALUES ('', 'rubbish'), ('others', -7)")

        #expect(try await sample.use(sample.library) == NotesLibrary.texts)
        #expect(sample.damagedFiles == [])

        try sample.alter("DROP INDEX notes_by_text")
        #expect(try await sample.use(sample.library).count == 400)
        #expect(try await sample.library.value("SELECT count(*) FROM schemas") == 1)
    }

    /// A running process of an older version finds the tables of a newer one.
    @Test func `a library that a newer version has changed meanwhile is not changed`() async throws {
        try await sample.fill()
        let sut = sample.library
        _ = try await sample.use(sut)
        try sample.alter("ALTER TABLE notes DROP COLUMN folded")
        try sample.alter("UPDATE schemas SET version = 2")

        await #expect(throws: DatabaseError.unknownSchema(name: "notes", found: 2, supported: 1...1)) {
            try await sample.use(sut)
        }
        #expect(sample.damagedFiles == [])
    }

    /// A repair by this version would lose the columns of the newer one.
    @Test func `a damaged library of a newer version is not changed`() async throws {
        try await sample.fill()
        try sample.alter("UPDATE schemas SET version = 2")
        let file = URL(filePath: sample.file.path)
        let lastPage = try Data(contentsOf: file).count / 4096 - 1
        try sample.overwrite(Data(count: 4096), at: lastPage * 4096)
        let bytes = try Data(contentsOf: file)

        await #expect(throws: DatabaseError.unknownSchema(name: "notes", found: 2, supported: 1...1)) {
            try await sample.use(sample.library)
        }
        #expect(sample.damagedFiles == [])
        #expect(try Data(contentsOf: file) == bytes)
        #expect(sample.library.inspect()?.content == .failed(.unknownVersion))
    }
}
