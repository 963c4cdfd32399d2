import ChallengeCore
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengePersistence

/// Files that are only read: by a completion, or because of their permissions.
struct ReadOnlyFileTests {
    private static let schema = Schema("sample", steps: [["CREATE TABLE words (word TEXT)"]])

    private let scratch: Scratch
    private let path: String
    private let sut: Database

    init() throws {
        scratch = try Scratch()
        path = scratch.path("folder/library.db")
        sut = Database(.readOnly(path: path), schemas: [Self.schema])
    }

    private func words() async throws -> [String] {
        try await sut.read { (connection) throws(DatabaseError) in
            try connection.rows("SELECT word FROM words ORDER BY word") { $0.text(0) }
        }
    }

    private func save(_ word: String, in storage: Database.Storage) async throws {
        try await Database(storage, schemas: [Self.schema]).write { (connection) throws(DatabaseError) in
            try connection.execute("INSERT INTO words (word) VALUES (?)", [.text(word)])
        }
    }

    private var files: [String] {
        get throws {
            let folder = scratch.path("folder")
            guard FileManager.default.fileExists(atPath: folder) else { return [] }
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        }
    }

    @Test func `a missing file is not created`() async throws {
        await #expect(throws: DatabaseError.cannotOpen(path: path, cause: .system(code: ENOENT))) {
            try await words()
        }
        #expect(try files == [])
    }

    @Test func `the rows of an existing file are read, and nothing is written`() async throws {
        try await save("one", in: .library(path: path))
        let before = try files

        #expect(try await words() == ["one"])
        await #expect(throws: DatabaseError.readOnly) {
            try await sut.write { (connection) throws(DatabaseError) in try connection.execute("DELETE FROM words") }
        }
        #expect(try await words() == ["one"])
        #expect(try files == before)
    }

    @Test func `the rows in a write-ahead log are read`() async throws {
        try await save("one", in: .state(path: path))

        #expect(try await words() == ["one"])
    }

    @Test func `a file of an earlier version is read as if it had the missing steps, and nothing is written`()
        async throws
    {
        try await save("one", in: .library(path: path))
        let before = try Data(contentsOf: URL(filePath: path))
        let newer = Schema("sample", steps: Self.schema.steps + [["ALTER TABLE words ADD COLUMN stars DEFAULT 3"]])

        let sut = Database(.readOnly(path: path), schemas: [newer])

        let rows = try await sut.read { (connection) throws(DatabaseError) in
            try connection.rows("SELECT word || stars FROM words") { $0.text(0) }
        }
        #expect(rows == ["one3"])
        await #expect(throws: DatabaseError.readOnly) {
            try await sut.write { (connection) throws(DatabaseError) in try connection.execute("DELETE FROM words") }
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }

    @Test func `a damaged file is left alone`() async throws {
        try await save("one", in: .library(path: path))
        try Data(repeating: 7, count: 5000).write(to: URL(filePath: path))
        let before = try files

        await #expect(throws: DatabaseError.self) { try await words() }

        #expect(try files == before)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(repeating: 7, count: 5000))
        #expect(await sut.replacements.isEmpty)
    }

    @Test(.enabled(if: geteuid() != 0, "Root can write every file."))
    func `a damaged library that the user cannot write is left alone`() async throws {
        let library = Database(.library(path: path), schemas: [Self.schema])
        try await save("one", in: .library(path: path))
        try Data(repeating: 7, count: 5000).write(to: URL(filePath: path))
        chmod(path, 0o400)
        let before = try files

        await #expect(throws: DatabaseError.self) {
            try await library.read { (connection) throws(DatabaseError) in try connection.isIntact() }
        }

        #expect(try files == before)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(repeating: 7, count: 5000))
        #expect(await library.replacements.isEmpty)
    }
}
