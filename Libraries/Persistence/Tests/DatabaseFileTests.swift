import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

struct DatabaseFileTests {
    private let file = ScratchFile()

    private var cache: Database { Database(.cache(path: file.path), schemas: [.notes]) }
    private var library: Database { Database(.library(path: file.path), schemas: [.notes]) }

    private static let garbage = Data(
        "this is no database, and longer than the header of one is, by a good measure ".utf8)

    @Test func `no file is created before the first read or write`() async throws {
        let sut = cache

        #expect(try await sut.fileSize() == 0)
        #expect(file.names == [])
        #expect(sut.path == file.path)
        #expect(Database(.memory, schemas: []).path == nil)
    }

    @Test func `a read does not create a file of the user's data`() async throws {
        #expect(try await library.texts() == [])
        #expect(try await Database(.state(path: file.path), schemas: [.notes]).texts() == [])
        #expect(file.names == [])
    }

    @Test func `written rows are read after the file is opened again`() async throws {
        try await cache.add("a")
        try await cache.add("b")

        #expect(try await cache.texts() == ["a", "b"])
        #expect(try await cache.fileSize() > 0)
    }

    @Test func `a cache uses a write-ahead log, and a library waits for the disk`() async throws {
        #expect(try await cache.value("PRAGMA journal_mode") == "wal")
        #expect(try await cache.value("PRAGMA synchronous") == 1)

        let other = ScratchFile()
        let library = Database(.library(path: other.path), schemas: [.notes])
        try await library.add("a")
        #expect(try await library.value("PRAGMA journal_mode") == "delete")
        #expect(try await library.value("PRAGMA synchronous") == 2)
    }

    @Test func `only the owner can read the file and its directories`() async throws {
        try await cache.add("a")

        #expect(try file.permissions(of: file.path) == 0o600)
        #expect(try file.permissions(of: (file.path as NSString).deletingLastPathComponent) == 0o700)
    }

    @Test(arguments: [false, true])
    func `opening a file leaves its permissions, also those of the target of a link`(isLink: Bool) async throws {
        try file.write(Data())
        let target = isLink ? file.path + ".target" : file.path
        if isLink {
            try FileManager.default.moveItem(atPath: file.path, toPath: target)
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: target)

        try await cache.add("a")

        #expect(try file.permissions(of: target) == 0o644)
    }

    @Test(arguments: [garbage, Data(), Data(count: 10_000), Data("SQLite format 3\u{0}".utf8) + Data(count: 5000)])
    func `a damaged cache is replaced by an empty one`(content: Data) async throws {
        try file.write(content)

        try await cache.add("a")

        #expect(try await cache.texts() == ["a"])
        #expect(!file.names.contains { $0.contains("damaged") })
    }

    @Test func `a cache that lost a table is replaced by an empty one`() async throws {
        try await cache.add("a")
        try await cache.write { (connection) throws(DatabaseError) in try connection.execute("DROP TABLE notes") }

        try await cache.add("b")

        #expect(try await cache.texts() == ["b"])
    }

    @Test func `the log files of a damaged cache are deleted with it`() throws {
        try file.write(Data())
        for suffix in ["-journal", "-wal", "-shm"] {
            try Data(suffix.utf8).write(to: URL(filePath: file.path + suffix))
        }

        let aside = try DatabaseFile(path: file.path).setAside()

        #expect(!file.names.contains { !$0.contains("damaged") })
        for suffix in ["-journal", "-wal", "-shm"] {
            #expect(try Data(contentsOf: URL(filePath: aside + suffix)) == Data(suffix.utf8))
        }
    }

    @Test func `a lock that is held for longer than the busy timeout is an error`() async throws {
        try await library.add("a")
        let holder = try Connection(path: file.path, flags: .readWriteCreate, busyTimeout: .zero)
        try holder.execute("BEGIN EXCLUSIVE")
        let sut = Database(.library(path: file.path), schemas: [.notes], busyTimeout: .milliseconds(20))

        await #expect(throws: DatabaseError.busy) { try await sut.add("b") }

        try holder.execute("COMMIT")
        try await sut.add("c")
        #expect(try await sut.texts() == ["a", "c"])
    }

    @Test(.timeLimit(.minutes(10))) func `a cancelled task does not wait for a lock`() async throws {
        try await library.add("a")
        let holder = try Connection(path: file.path, flags: .readWriteCreate, busyTimeout: .zero)
        try holder.execute("BEGIN EXCLUSIVE")
        let sut = Database(.library(path: file.path), schemas: [.notes], busyTimeout: .seconds(1200))

        let writing = Task { try await sut.add("b") }
        writing.cancel()

        await #expect(throws: DatabaseError.busy) { try await writing.value }
    }

    @Test func `a full disk is an error, and no rows are lost`() async throws {
        let sut = library
        try await sut.add("kept")
        try await sut.read { (connection) throws(DatabaseError) in
            _ = try connection.rows("PRAGMA max_page_count = 4") { _ in }
        }

        await #expect(throws: DatabaseError.full) { try await sut.add(String(repeating: "x", count: 100_000)) }

        #expect(try await sut.texts() == ["kept"])
    }

    @Test func `a path where no file can be created is an error`() async {
        let sut = Database(.cache(path: "/dev/null/x/cache.db"), schemas: [.notes])

        let error = DatabaseError.cannotOpen(path: "/dev/null/x/cache.db", cause: .system(code: ENOTDIR))
        await #expect(throws: error) { try await sut.texts() }
        await #expect(throws: error) { try await sut.fileSize() }
    }

    @Test func `an immutable file is read without a lock`() async throws {
        try await library.add("a ? # % b")
        let odd = (file.path as NSString).deletingLastPathComponent + "/odd ?#%é.db"
        try FileManager.default.moveItem(atPath: file.path, toPath: odd)

        let connection = try Connection(
            path: DatabaseFile(path: odd).immutableURI, flags: .readOnlyURI, busyTimeout: .zero)

        #expect(try connection.rows("SELECT text FROM notes") { $0.text(0) } == ["a ? # % b"])
        #expect(throws: DatabaseError.readOnly) { try connection.execute("DELETE FROM notes") }
    }

    @Test func `erasing leaves the tables without rows`() async throws {
        let sut = cache
        try await sut.add("a")

        try await sut.erase()

        #expect(try await sut.texts() == [])
        #expect(try await sut.value("SELECT version FROM schemas") == 1)
    }

    @Test func `erasing deletes virtual tables together with the tables of their content`() async throws {
        let sut = cache
        try await sut.add("a")
        try await sut.write { (connection) throws(DatabaseError) in
            try connection.execute("CREATE VIRTUAL TABLE words USING fts5(word)")
            try connection.execute("INSERT INTO words VALUES ('a')")
        }

        try await sut.erase()

        #expect(try await sut.texts() == [])
        #expect(try await sut.value("SELECT count(*) FROM sqlite_schema WHERE name LIKE 'words%'") == 0)
    }

    @Test func `erasing a file with a virtual table that cannot be opened deletes it`() async throws {
        let sut = cache
        try await sut.write { (connection) throws(DatabaseError) in
            try connection.execute("CREATE VIRTUAL TABLE words USING fts5(word)")
            try connection.execute("DROP TABLE words_config")
        }

        try await cache.erase()

        #expect(try await cache.texts() == [])
        #expect(try await cache.value("SELECT count(*) FROM sqlite_schema WHERE name LIKE 'words%'") == 0)
    }

    @Test(arguments: [Database.Storage.library(path: "/sys/x/test.db"), .state(path: "/sys/x/test.db")])
    func `user data that does not exist and cannot be created is read as empty, but not written`(
        storage: Database.Storage
    ) async throws {
        let sut = Database(storage, schemas: [.notes])

        #expect(try await sut.texts() == [])
        await #expect(throws: DatabaseError.readOnly) { try await sut.add("one") }
    }

    @Test func `a cache that cannot be created is not read`() async throws {
        let sut = Database(.cache(path: "/sys/x/test.db"), schemas: [.notes])

        await #expect(throws: DatabaseError.readOnly) { try await sut.texts() }
    }
}
