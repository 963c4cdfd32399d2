import Foundation

@testable import ChallengePersistence

/// A library for tests of damage, with 400 notes and an index.
struct NotesLibrary {
    let file = ScratchFile()
    /// The first byte of a page that leads to the pages with the rows of a table.
    static let innerPage: UInt8 = 5
    static let texts = (1...400).map { "\($0) " + String(repeating: "x", count: 60) }

    static let schema = Schema(
        "notes",
        steps: [
            [
                "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL, stars INTEGER, folded TEXT NOT NULL)",
                "CREATE INDEX notes_by_text ON notes (text)",
                "CREATE TABLE words (word TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (word, id)) WITHOUT ROWID",
            ]
        ])

    var library: Database { Database(.library(path: file.path), schemas: [Self.schema]) }
    var copy: LibraryCopy { LibraryCopy(library: DatabaseFile(path: file.path)) }
    var damagedFiles: [String] { file.names.filter { $0.contains("damaged") } }

    func fill() async throws {
        try await library.write { (connection) throws(DatabaseError) in
            for text in Self.texts {
                try connection.execute(
                    "INSERT INTO notes (text, stars, folded) VALUES (?, 5, ?)", [.text(text), .text(text)])
            }
            try connection.execute("INSERT INTO words SELECT text, id FROM notes")
        }
    }

    /// Reads with the index and both tables, and writes a row, as commands do.
    func use(_ database: Database) async throws -> [String] {
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

    /// Sets the type of the first page of an index to an invalid one.
    func damage(index: String) async throws {
        let query = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        guard
            case .integer(let page) = try await Database(.library(path: file.path), schemas: []).value(
                query, [.text(index)])
        else { throw DatabaseError.busy }
        try overwrite(Data([0x42]), at: (Int(page) - 1) * 4096)
    }

    func alter(_ statement: String) throws {
        let connection = try Connection(path: file.path, flags: .readWrite, busyTimeout: .seconds(5))
        try connection.execute("PRAGMA writable_schema = ON")
        try connection.execute(statement)
    }

    func overwrite(_ bytes: Data, at offset: Int, ofCopy isCopy: Bool = false) throws {
        let handle = try FileHandle(forWritingTo: URL(filePath: isCopy ? copy.file.path : file.path))
        try handle.seek(toOffset: UInt64(offset))
        try handle.write(contentsOf: bytes)
        try handle.close()
    }
}
