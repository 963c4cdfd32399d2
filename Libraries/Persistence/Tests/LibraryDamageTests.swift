import Foundation
import Testing

@testable import ChallengePersistence

struct LibraryDamageTests {
    private let sample = NotesLibrary()

    /// The query reads only the index, and SQLite reports no error.
    @Test func `an index that lacks rows is repaired, and all rows are read`() async throws {
        try await sample.fill()
        let page = try await sample.library.value("SELECT rootpage FROM sqlite_schema WHERE name = 'notes_by_text'")
        guard case .integer(let number) = page else { throw DatabaseError.busy }
        let count = (Int(number) - 1) * 4096 + 4
        try sample.overwrite(Data([1]), at: count)

        let texts = try await sample.library.read { (connection) throws(DatabaseError) in
            try connection.rows("SELECT text FROM notes INDEXED BY notes_by_text") { $0.text(0) }
        }

        #expect(Set(texts) == Set(NotesLibrary.texts))
        #expect(sample.damagedFiles.count == 1)
    }

    /// SQLite rewrites some bytes of the header and never reads others.
    @Test(arguments: [0, 9, 255] as [UInt8])
    func `no rows are lost if any byte of the header is damaged`(value: UInt8) async throws {
        try await sample.fill()
        let whole = try Data(contentsOf: URL(filePath: sample.file.path))

        for offset in 0..<100 {
            try FileManager.default.removeItem(atPath: sample.file.path)
            try whole.write(to: URL(filePath: sample.file.path))
            try sample.overwrite(Data([value]), at: offset)

            #expect(try await sample.use(sample.library) == NotesLibrary.texts, "byte \(offset)")
            #expect(try await sample.use(sample.library) == NotesLibrary.texts, "byte \(offset)")
        }
    }

    @Test func `only the rows of a damaged page are lost`() async throws {
        try await sample.fill()
        let whole = try Data(contentsOf: URL(filePath: sample.file.path))

        for page in 0..<whole.count / 4096 {
            try FileManager.default.removeItem(atPath: sample.file.path)
            try whole.write(to: URL(filePath: sample.file.path))
            try sample.overwrite(Data(count: 4096), at: page * 4096)

            let texts = try await sample.use(sample.library)

            #expect(texts.count > 340 && Set(texts).isSubset(of: NotesLibrary.texts), "page \(page): \(texts.count)")
            #expect(try await sample.use(sample.library) == texts)
        }
    }

    @Test func `a text with a NUL character is rescued`() async throws {
        try await sample.fill()
        try await sample.library.write { (connection) throws(DatabaseError) in
            try connection.execute(
                "INSERT INTO notes (text, stars, folded) VALUES (?, 5, '')", [.text("a\u{0}b")])
        }
        try sample.alter("DROP INDEX notes_by_text")

        #expect(try await sample.use(sample.library) == NotesLibrary.texts + ["a\u{0}b"])
    }

    @Test func `no other process writes while the library is rescued`() async throws {
        try await sample.fill()
        let path = sample.file.path
        let rescue = LibraryRescue(
            opener: DatabaseOpener(storage: .library(path: path), schemas: [NotesLibrary.schema], busyTimeout: .zero),
            file: DatabaseFile(path: path),
            availableSpace: { _ in
                #expect(throws: DatabaseError.busy) {
                    try Connection(path: path, flags: .readWrite, busyTimeout: .zero).execute("BEGIN IMMEDIATE")
                }
                return .max
            })

        #expect(try rescue.run().rows == 400)
    }

    @Test func `a failing statement does not change a valid library`() async throws {
        try await sample.fill()

        await #expect(throws: DatabaseError.failed(code: 1, reason: "no such table: nowhere")) {
            try await sample.library.value("SELECT 1 FROM nowhere")
        }

        #expect(sample.damagedFiles == [])
    }

    @Test func `a rescue does not restore deleted rows`() async throws {
        try await sample.fill()
        try await sample.library.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM notes WHERE id > 10")
        }
        // Only the format in the header is changed.
        try sample.overwrite(Data([9]), at: 47)

        #expect(try await sample.use(sample.library) == Array(NotesLibrary.texts.prefix(10)))
    }

    @Test func `a rescue on a full disk is an error and leaves the library unchanged`() async throws {
        try await sample.fill()
        try sample.overwrite(Data([9]), at: 47)
        let damaged = try Data(contentsOf: URL(filePath: sample.file.path))
        let path = sample.file.path

        #expect(DatabaseFile(path: path).availableSpace > 0)
        let rescue = LibraryRescue(
            opener: DatabaseOpener(storage: .library(path: path), schemas: [NotesLibrary.schema], busyTimeout: .zero),
            file: DatabaseFile(path: path), availableSpace: { _ in damaged.count })
        #expect(throws: DatabaseError.full) { try rescue.run() }

        #expect(try Data(contentsOf: URL(filePath: path)) == damaged)
        #expect(sample.file.names.filter { $0.contains("rescue") || $0.contains("damaged") } == [])
    }

    @Test func `drafts of killed processes are removed`() async throws {
        try sample.file.write(Data("draft".utf8))
        for name in [".new", ".new-17", ".new-17-journal"] {
            try FileManager.default.copyItem(atPath: sample.file.path, toPath: sample.file.path + name)
        }
        try FileManager.default.removeItem(atPath: sample.file.path)

        _ = try await sample.use(sample.library)
        #expect(sample.file.names == ["test.db", "test.db.lock"])

        try FileManager.default.linkItem(atPath: sample.file.path, toPath: sample.file.path + ".new")
        _ = try await sample.use(sample.library)
        #expect(sample.file.names == ["test.db", "test.db.lock"])
    }
}
