import Foundation
import Testing

@testable import ChallengePersistence

/// Every damage of a library: the first command that meets it gets its answer, and the readable rows are kept.
struct LibraryDamageTests {
    private let file = ScratchFile()
    private static let texts = (1...400).map { "\($0) " + String(repeating: "x", count: 60) }

    private static let schema = Schema(
        "notes",
        steps: [
            [
                "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL, stars INTEGER, folded TEXT NOT NULL)",
                "CREATE INDEX notes_by_text ON notes (text)",
                "CREATE TABLE words (word TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (word, id)) WITHOUT ROWID",
            ]
        ], derivedTables: ["words"],
        derive: { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE notes SET folded = lower(text)")
            try connection.execute("INSERT OR REPLACE INTO words SELECT text, id FROM notes")
        })

    private var library: Database { Database(.library(path: file.path), schemas: [Self.schema]) }
    private var damagedFiles: [String] { file.names.filter { $0.contains("damaged") } }

    private func fill() async throws {
        try await library.write { (connection) throws(DatabaseError) in
            for text in Self.texts {
                try connection.execute(
                    "INSERT INTO notes (text, stars, folded) VALUES (?, 5, ?)", [.text(text), .text(text)])
            }
            try connection.execute("INSERT INTO words SELECT text, id FROM notes")
        }
    }

    /// Reads by the index and by the derived table, and writes a row, as commands do.
    private func use(_ database: Database) async throws -> [String] {
        try await database.write { (connection) throws(DatabaseError) in
            let texts = try connection.rows(
                "SELECT text FROM notes INDEXED BY notes_by_text WHERE stars = 5 ORDER BY id"
            ) {
                $0.text(0)
            }
            _ = try connection.rows("SELECT word FROM words, notes USING (id) WHERE folded = word") { $0.text(0) }
            try connection.execute("INSERT INTO notes (text, folded) VALUES ('new', 'new')")
            try connection.execute("INSERT INTO words VALUES ('new', 9999)")
            try connection.execute("DELETE FROM words WHERE id = 9999")
            return texts
        }
    }

    private func alter(_ statement: String) throws {
        let connection = try Connection(path: file.path, flags: .readWrite, busyTimeout: .seconds(5))
        try connection.execute("PRAGMA writable_schema = ON")
        try connection.execute(statement)
    }

    private func overwrite(_ bytes: Data, at offset: Int) throws {
        let handle = try FileHandle(forWritingTo: URL(filePath: file.path))
        try handle.seek(toOffset: UInt64(offset))
        try handle.write(contentsOf: bytes)
        try handle.close()
    }

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
    func `an altered library is set aside, and all rows are kept`(statement: String) async throws {
        try await fill()
        try alter(statement)
        let (first, second) = (library, library)

        #expect(try await use(first) == Self.texts)
        #expect(try await use(second) == Self.texts)
        let rescues = await first.rescues + second.rescues
        #expect(rescues.count == 1 && rescues[0].rows >= 400)
        #expect(damagedFiles.count == 1)
    }

    @Test(arguments: ["ALTER TABLE notes DROP COLUMN stars", "ALTER TABLE notes RENAME COLUMN stars TO points"])
    func `a lost column costs its values alone`(statement: String) async throws {
        try await fill()
        try alter(statement)

        #expect(try await use(library) == [])
        #expect(try await library.value("SELECT count(*) FROM notes") == 401)
        #expect(damagedFiles.count == 1)
    }

    @Test func `a lost table is made again`() async throws {
        try await fill()
        try alter("DROP TABLE notes")

        #expect(try await use(library) == [])
        #expect(try await library.value("SELECT count(*) FROM notes") == 1)
        #expect(damagedFiles.count == 1)
    }

    /// Reads by the index alone; SQLite reports no error.
    @Test func `an index that lacks rows hides none`() async throws {
        try await fill()
        let page = try await library.value("SELECT rootpage FROM sqlite_schema WHERE name = 'notes_by_text'")
        guard case .integer(let number) = page else { throw DatabaseError.busy }
        let count = (Int(number) - 1) * 4096 + 4
        try overwrite(Data([1]), at: count)

        let texts = try await library.read { (connection) throws(DatabaseError) in
            try connection.rows("SELECT text FROM notes INDEXED BY notes_by_text") { $0.text(0) }
        }

        #expect(Set(texts) == Set(Self.texts))
        #expect(damagedFiles.count == 1)
    }

    @Test func `an index that contradicts its table is rebuilt`() async throws {
        try await fill()
        let root = try await library.value("SELECT rootpage FROM sqlite_schema WHERE name = 'notes_by_text'")
        guard case .integer(let page) = root else { throw DatabaseError.busy }
        // The type of the page becomes one that there is not.
        try overwrite(Data([0x42]), at: (Int(page) - 1) * 4096)

        #expect(try await use(library) == Self.texts)
        #expect(damagedFiles.count == 1)
    }

    /// SQLite rewrites some bytes of the header, and does not read others.
    @Test(arguments: [0, 9, 255] as [UInt8])
    func `every byte of the header can be lost`(value: UInt8) async throws {
        try await fill()
        let whole = try Data(contentsOf: URL(filePath: file.path))

        for offset in 0..<100 {
            try FileManager.default.removeItem(atPath: file.path)
            try whole.write(to: URL(filePath: file.path))
            try overwrite(Data([value]), at: offset)

            #expect(try await use(library) == Self.texts, "byte \(offset)")
            #expect(try await use(library) == Self.texts, "byte \(offset)")
        }
    }

    @Test func `every page can be lost, and costs its own rows`() async throws {
        try await fill()
        let whole = try Data(contentsOf: URL(filePath: file.path))

        for page in 0..<whole.count / 4096 {
            try FileManager.default.removeItem(atPath: file.path)
            try whole.write(to: URL(filePath: file.path))
            try overwrite(Data(count: 4096), at: page * 4096)

            let texts = try await use(library)

            #expect(texts.count > 340 && Set(texts).isSubset(of: Self.texts), "page \(page): \(texts.count)")
            #expect(try await use(library) == texts)
        }
    }

    @Test func `rows of an older version are brought up to date`() async throws {
        let first = [["CREATE TABLE moments (id INTEGER PRIMARY KEY, second INTEGER NOT NULL)"]]
        let second = first + [["UPDATE moments SET second = second * 1000"]]
        try await Database(.library(path: file.path), schemas: [Schema("moments", steps: first)]).write {
            (connection) throws(DatabaseError) in try connection.execute("INSERT INTO moments VALUES (1, 7)")
        }
        try overwrite(Data([9]), at: 47)

        let sut = Database(.library(path: file.path), schemas: [Schema("moments", steps: second)])

        #expect(try await sut.value("SELECT second FROM moments") == 7000)
        #expect(await sut.rescues.map(\.rows) == [1])
    }

    @Test func `tables of a feature that this program lacks are kept`() async throws {
        let other = Schema(
            "others", steps: [["CREATE TABLE others (a TEXT)", "CREATE INDEX others_by_a ON others (a)"]])
        try await Database(.library(path: file.path), schemas: [other]).write { (connection) throws(DatabaseError) in
            try connection.execute("INSERT INTO others VALUES ('kept')")
        }
        try await fill()
        try alter("DROP INDEX notes_by_text")

        #expect(try await use(library) == Self.texts)
        #expect(
            try await Database(.library(path: file.path), schemas: [other]).value("SELECT a FROM others") == "kept")
    }

    @Test func `a version that is none of this program's is ignored`() async throws {
        try await fill()
        try alter("INSERT INTO schemas VALUES ('', 'rubbish'), ('others', -7)")

        #expect(try await use(library) == Self.texts)
        #expect(damagedFiles == [])

        try alter("DROP INDEX notes_by_text")
        #expect(try await use(library).count == 400)
        #expect(try await library.value("SELECT count(*) FROM schemas") == 1)
    }

    /// An older version that is running meets the tables of a newer one.
    @Test func `a library that a newer version has changed meanwhile is left alone`() async throws {
        try await fill()
        let sut = library
        _ = try await use(sut)
        try alter("ALTER TABLE notes DROP COLUMN folded")
        try alter("UPDATE schemas SET version = 2")

        await #expect(throws: DatabaseError.newerSchema(name: "notes", found: 2, supported: 1)) { try await use(sut) }
        #expect(damagedFiles == [])
    }

    @Test func `a version that is no number is repaired where the tables are lost, too`() async throws {
        try await fill()
        try alter("DROP TABLE notes")
        try alter("DROP TABLE words")
        try alter("UPDATE schemas SET version = -1")

        #expect(try await use(library) == [])
        #expect(damagedFiles.count == 1)
    }

    @Test func `a text with a zero in it is rescued`() async throws {
        try await fill()
        try await library.write { (connection) throws(DatabaseError) in
            try connection.execute(
                "INSERT INTO notes (text, stars, folded) VALUES (?, 5, '')", [.text("a\u{0}b")])
        }
        try alter("DROP INDEX notes_by_text")

        #expect(try await use(library) == Self.texts + ["a\u{0}b"])
    }

    @Test func `no other process writes while a library is rescued`() async throws {
        try await fill()
        let path = file.path
        let rescue = LibraryRescue(
            opener: DatabaseOpener(storage: .library(path: path), schemas: [Self.schema], busyTimeout: .zero),
            file: DatabaseFile(path: path),
            availableSpace: { _ in
                #expect(throws: DatabaseError.busy) {
                    try Connection(path: path, flags: .readWrite, busyTimeout: .zero).execute("BEGIN IMMEDIATE")
                }
                return .max
            })

        #expect(try rescue.run().rows == 400)
    }

    @Test func `a failure of the program's own leaves a sound library alone`() async throws {
        try await fill()

        await #expect(throws: DatabaseError.failed(code: 1, reason: "no such table: nowhere")) {
            try await library.value("SELECT 1 FROM nowhere")
        }

        #expect(damagedFiles == [])
    }

    @Test func `deleted rows do not come back`() async throws {
        try await fill()
        try await library.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM notes WHERE id > 10")
        }
        // The header is as it was, but for the format.
        try overwrite(Data([9]), at: 47)

        #expect(try await use(library) == Array(Self.texts.prefix(10)))
    }

    @Test func `a file of a single byte is set aside`() async throws {
        try file.write(Data([0x53]))
        let sut = library

        #expect(try await use(sut) == [])
        #expect(await sut.rescues.map(\.rows) == [0])
        #expect(damagedFiles.count == 1)
    }

    @Test func `a rescue without space says so and leaves the library as it was`() async throws {
        try await fill()
        try overwrite(Data([9]), at: 47)
        let damaged = try Data(contentsOf: URL(filePath: file.path))
        let path = file.path

        #expect(DatabaseFile(path: path).availableSpace > 0)
        let rescue = LibraryRescue(
            opener: DatabaseOpener(storage: .library(path: path), schemas: [Self.schema], busyTimeout: .zero),
            file: DatabaseFile(path: path), availableSpace: { _ in damaged.count })
        #expect(throws: DatabaseError.full) { try rescue.run() }

        #expect(try Data(contentsOf: URL(filePath: path)) == damaged)
        #expect(file.names.filter { $0.contains("rescue") || $0.contains("damaged") } == [])
    }

    @Test func `drafts of killed processes are removed`() async throws {
        try file.write(Data("draft".utf8))
        for name in [".new", ".new-17", ".new-17-journal"] {
            try FileManager.default.copyItem(atPath: file.path, toPath: file.path + name)
        }
        try FileManager.default.removeItem(atPath: file.path)

        _ = try await use(library)
        #expect(file.names == ["test.db", "test.db.lock"])

        try FileManager.default.linkItem(atPath: file.path, toPath: file.path + ".new")
        _ = try await use(library)
        #expect(file.names == ["test.db", "test.db.lock"])
    }
}
