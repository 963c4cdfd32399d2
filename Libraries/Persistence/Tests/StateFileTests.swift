import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

struct StateFileTests {
    private let file = ScratchFile()

    private var sut: Database { Database(.state(path: file.path), schemas: [.notes]) }
    private var log: String { file.path + "-wal" }

    private func size(of path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    }

    @Test func `writes do not wait for the disk`() async throws {
        try await sut.add("a")
        #expect(try await sut.value("PRAGMA journal_mode") == "wal")
        #expect(try await sut.value("PRAGMA synchronous") == 1)
    }

    @Test func `a file that was opened in the background is not opened again`() async throws {
        let sut = sut

        await sut.openInBackground().value

        #expect(!file.names.isEmpty)
        #expect(try await sut.version().openings == 1)
    }

    @Test func `a failure in the background does not hide the failure of a read`() async throws {
        let sut = Database(.unavailable, schemas: [])

        await sut.openInBackground().value

        await #expect(throws: DatabaseError.cannotOpen(path: "", cause: .noHomeDirectory)) {
            try await sut.read { _ in }
        }
    }

    @Test func `a failure in the background is kept until the file is opened`() async throws {
        try await sut.add("a")
        let sut = sut
        let (path, wrong) = (file.path, file.path + ".wrong")
        try FileManager.default.moveItem(atPath: path, toPath: wrong)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)

        await sut.openInBackground().value
        #expect(await sut.backgroundFailure == StorageFailure(cause: .notAFile, path: path))

        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.moveItem(atPath: wrong, toPath: path)
        #expect(try await sut.texts() == ["a"])
        #expect(await sut.backgroundFailure == nil)
    }

    /// A checkpoint takes four fsyncs, and moves the log into the file.
    @Test func `closing the last connection does not change the log`() async throws {
        try await sut.add("a")
        let before = try size(of: file.path)

        try await sut.add("b")

        #expect(try size(of: file.path) == before)
        #expect(try size(of: log) > 0)
        #expect(try await sut.texts() == ["a", "b"])
    }

    @Test func `the log does not grow without limit`() async throws {
        var sizes: [Int] = []
        for number in 1...300 {
            try await sut.add("\(number)")
            sizes.append((try? size(of: log)) ?? 0)
        }

        #expect(sizes.allSatisfy { $0 <= Connection.longestRemainingLog })
        #expect(sizes.filter { $0 == 0 }.count >= 2)
        #expect(try await sut.texts().count == 300)
    }

    @Test func `the process that writes a long log moves it into the file`() async throws {
        try await sut.add(String(repeating: "x", count: 2 * Connection.longestRemainingLog))

        #expect(!file.names.contains { $0.hasSuffix("-wal") })
    }

    @Test(arguments: [
        Data("this is no database, and longer than the header of one is, by a good measure".utf8), Data(count: 10_000),
    ])
    func `a damaged file is set aside and replaced by an empty one`(content: Data) async throws {
        try file.write(content)
        let sut = sut

        try await sut.add("a")

        let kept = file.names.filter { $0.contains("damaged") }
        #expect(try await sut.texts() == ["a"])
        #expect(kept.count == 1)
        #expect(await sut.replacements.map(\.copyTime) == [nil])
        #expect(await sut.replacements.first?.damagedFile?.hasSuffix(kept.first ?? "?") == true)
        #expect(await Database(.state(path: file.path), schemas: [.notes]).replacements == [])
    }

    @Test(arguments: [
        "DROP TABLE notes", "DROP TABLE schemas", "DELETE FROM schemas", "UPDATE schemas SET version = -1",
        "ALTER TABLE notes DROP COLUMN text",
        "CREATE TRIGGER t BEFORE INSERT ON notes BEGIN SELECT RAISE(ABORT, 'no'); END",
    ])
    func `a file with other tables is set aside and replaced by an empty one`(change: String) async throws {
        try await sut.add("a")
        try await sut.write { (connection) throws(DatabaseError) in try connection.execute(change) }
        let next = sut

        try await next.add("b")

        #expect(try await sut.texts() == ["b"])
        #expect(await next.replacements.count == 1)
        #expect(file.names.contains { $0.contains("damaged") })
    }

    @Test func `a file that another process has replaced is not set aside again`() async throws {
        try file.write(Data(count: 10_000))
        // A busy machine can keep a writer waiting for long.
        let databases = (1...8).map { _ in
            Database(.state(path: file.path), schemas: [.notes], busyTimeout: .seconds(900))
        }

        try await withThrowingTaskGroup(of: Void.self) { group in
            for database in databases { group.addTask { try await database.add("a") } }
            try await group.waitForAll()
        }

        #expect(try await sut.texts().count == 8)
        #expect(
            Set(file.names.filter { $0.contains("damaged") }.map { $0.replacing(/-(wal|shm)$/, with: "") }).count == 1)
        var replacements = 0
        for database in databases { replacements += await database.replacements.count }
        #expect(replacements == 1)
    }

    @Test func `a file that was replaced after the damage is not changed`() async throws {
        try await sut.add("a")
        let sut = sut
        let (path, old) = (file.path, file.path + ".old")

        try await sut.write { (_) throws(DatabaseError) in
            if FileManager.default.fileExists(atPath: old) { return }
            // Another process replaces the file after this one has opened it and before this one finds the damage.
            try? FileManager.default.moveItem(atPath: path, toPath: old)
            try? FileManager.default.copyItem(atPath: old, toPath: path)
            throw .damaged(reason: "test")
        }

        #expect(await sut.replacements == [])
        #expect(!file.names.contains { $0.contains("damaged") })
    }

    @Test func `a file of a newer version is not changed`() async throws {
        let newer = Schema("notes", steps: Schema.notes.steps + [[]])
        try await Database(.state(path: file.path), schemas: [newer]).add("a")

        await #expect(throws: DatabaseError.unknownSchema(name: "notes", found: 2, supported: 1...1)) {
            try await sut.add("b")
        }

        #expect(!file.names.contains { $0.contains("damaged") })
    }
}
