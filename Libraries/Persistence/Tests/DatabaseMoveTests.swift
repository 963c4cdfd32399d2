import Testing

@testable import ChallengePersistence

struct DatabaseMoveTests {
    private let files = (earlier: ScratchFile(), new: ScratchFile())
    private let earlier: Database
    private let sut: Database

    init() async throws {
        earlier = Database(.library(path: files.earlier.path), schemas: [.notes])
        sut = Database(.state(path: files.new.path), schemas: [.notes])
        try await earlier.add("a")
        try await earlier.add("b")
    }

    private func move(
        failingToInsert: Bool = false, failingToDelete: Bool = false, from earlier: Database? = nil
    ) async throws(DatabaseError) {
        try await sut.moveRows(
            from: earlier ?? self.earlier,
            select: { (earlier) throws(DatabaseError) in
                try earlier.rows("SELECT text FROM notes ORDER BY id") { $0.text(0) }
            },
            insert: { (connection, texts) throws(DatabaseError) in
                for text in texts { try connection.execute("INSERT INTO notes (text) VALUES (?)", [.text(text)]) }
                if failingToInsert { throw .full }
            },
            delete: { (earlier, text) throws(DatabaseError) in
                if failingToDelete { throw .busy }
                try earlier.execute("DELETE FROM notes WHERE text = ?", [.text(text)])
            })
    }

    @Test func `moved rows are in the target and no longer in the source`() async throws {
        try await move()

        #expect(try await sut.texts() == ["a", "b"])
        #expect(try await earlier.texts() == [])
    }

    @Test func `rows that cannot be inserted stay in the source`() async throws {
        await #expect(throws: DatabaseError.full) { try await move(failingToInsert: true) }

        #expect(try await sut.texts() == [])
        #expect(try await earlier.texts() == ["a", "b"])
    }

    @Test func `rows that cannot be deleted are in both files`() async throws {
        await #expect(throws: DatabaseError.busy) { try await move(failingToDelete: true) }

        #expect(try await sut.texts() == ["a", "b"])
        #expect(try await earlier.texts() == ["a", "b"])
    }

    @Test func `rows are on the disk before they are deleted`() async throws {
        #expect(try await sut.value("PRAGMA synchronous") == 1)

        try await move()

        #expect(try await sut.value("PRAGMA synchronous") == 2)
    }

    @Test func `a missing source file is not created`() async throws {
        let file = ScratchFile()

        try await move(from: Database(.library(path: file.path), schemas: [.notes]))

        #expect(file.names == [])
        #expect(try await sut.texts() == [])
    }
}
