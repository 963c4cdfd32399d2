import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

/// The copy of a library, which each change renews.
struct LibraryCopyTests {
    private let file = ScratchFile()

    private var library: Database { Database(.library(path: file.path), schemas: [.notes]) }
    private var copyPath: String { file.path + ".copy" }
    private var copy: LibraryCopy { LibraryCopy(library: DatabaseFile(path: file.path)) }

    /// The rows of the copy, read without changing it.
    private func copiedTexts() async throws -> [String] {
        try await Database(.readOnly(path: copyPath), schemas: []).texts()
    }

    private func isCurrent() throws -> Bool {
        try copy.isCurrent(for: Connection(path: file.path, flags: .readOnly, busyTimeout: .zero))
    }

    @Test func `each change is in the copy, which only the owner can read`() async throws {
        let sut = library
        for text in ["a", "b"] {
            try await sut.add(text)

            #expect(try await copiedTexts().last == text)
            #expect(try isCurrent())
        }

        #expect(try file.permissions(of: copyPath) == 0o600)
        #expect(file.names == ["test.db", "test.db.copy", "test.db.lock"])
        #expect(await sut.copyFailure == nil)
    }

    @Test func `the copy has the pages of the library, and their checksum`() async throws {
        for text in ["a", "b", "c"] { try await library.add(text) }

        var expected = try Data(contentsOf: URL(filePath: file.path))
        let checksum = try #require(try copy.file.integer(at: .checksum))
        withUnsafeBytes(of: checksum.bigEndian) { expected.replaceSubrange(72..<80, with: $0) }
        #expect(try Data(contentsOf: URL(filePath: copyPath)) == expected)
        #expect(checksum != 0)
    }

    @Test func `the first reader that can write makes a missing copy`() async throws {
        try await library.add("a")
        try FileManager.default.removeItem(atPath: copyPath)

        _ = try await library.texts()

        #expect(try await copiedTexts() == ["a"])
    }

    @Test func `a read does not make a copy that is current`() async throws {
        try await library.add("a")
        let before = DatabaseFile(path: copyPath).identity

        _ = try await library.texts()

        #expect(before != nil && DatabaseFile(path: copyPath).identity == before)
    }

    @Test func `the change of another program is copied when the library is opened`() async throws {
        try await library.add("a")
        try Connection(path: file.path, flags: .readWrite, busyTimeout: .zero)
            .execute("INSERT INTO notes (text) VALUES ('other')")
        #expect(try !isCurrent())

        _ = try await library.texts()

        #expect(try await copiedTexts() == ["a", "other"])
    }

    @Test func `another library in the place of the library is copied, because its counter began elsewhere`()
        async throws
    {
        try await library.add("a")
        let other = ScratchFile()
        try await Database(.library(path: other.path), schemas: [.notes]).add("other")
        try Data(contentsOf: URL(filePath: other.path)).write(to: URL(filePath: file.path))

        _ = try await library.texts()

        #expect(try await copiedTexts() == ["other"])
    }

    @Test func `a copy without a checksum, which an earlier version has made, is made anew`() async throws {
        try await library.add("a")
        try copy.file.write(0, at: .checksum)

        #expect(try await library.texts() == ["a"])

        #expect(try copy.file.integer(at: .checksum) != 0)
    }

    @Test func `a copy without a checksum takes the place of a damaged library`() async throws {
        try await library.add("a")
        try copy.file.write(0, at: .checksum)
        try Data(count: 4096).write(to: URL(filePath: file.path))

        #expect(try await library.texts() == ["a"])

        #expect(try isCurrent())
    }

    @Test(.enabled(if: geteuid() != 0, "Root can read every file."))
    func `a copy that cannot be read is made anew`() async throws {
        try await library.add("a")
        chmod(copyPath, 0)

        try await library.add("b")

        #expect(try await copiedTexts() == ["a", "b"])
    }

    @Test func `a pipe in place of the copy is replaced`() async throws {
        try await library.add("a")
        try FileManager.default.removeItem(atPath: copyPath)
        #expect(mkfifo(copyPath, 0o600) == 0)

        try await library.add("b")

        #expect(try await copiedTexts() == ["a", "b"])
    }

    @Test func `tables that this version does not know are copied`() async throws {
        let other = Schema("others", steps: [["CREATE TABLE others (a TEXT)", "INSERT INTO others VALUES ('kept')"]])
        _ = try await Database(.library(path: file.path), schemas: [other]).value("SELECT 1")
        try await library.add("a")
        try FileManager.default.removeItem(atPath: file.path)

        _ = try await library.texts()

        #expect(try await Database(.library(path: file.path), schemas: [other]).value("SELECT a FROM others") == "kept")
    }

    @Test(arguments: [false, true])
    func `a change counts if the copy cannot be made, and an old copy stays unless something was removed`(
        isRemoval: Bool
    ) async throws {
        let sut = library
        try await sut.add("a")
        // No draft can be created in place of a folder.
        let obstacle = copyPath + ".new"
        try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: false)

        try await sut.write(isRemoval: isRemoval) { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE notes SET text = 'b'")
        }

        #expect(try await sut.texts() == ["b"])
        #expect(await sut.copyFailure?.path == obstacle)
        #expect(FileManager.default.fileExists(atPath: copyPath) == !isRemoval)
        if !isRemoval { #expect(try await copiedTexts() == ["a"]) }

        try FileManager.default.removeItem(atPath: obstacle)
        #expect(try await library.texts() == ["b"])
        #expect(try await copiedTexts() == ["b"])
    }

    @Test func `a link in place of the copy is replaced, and its target stays`() async throws {
        try await library.add("a")
        let target = file.path + "-target"
        try Data("mine".utf8).write(to: URL(filePath: target))
        try FileManager.default.removeItem(atPath: copyPath)
        try FileManager.default.createSymbolicLink(atPath: copyPath, withDestinationPath: target)

        try await library.add("b")

        #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
        #expect(!DatabaseFile(path: copyPath).isLink)
        #expect(try await copiedTexts() == ["a", "b"])
    }

    @Test(.timeLimit(.minutes(15)))
    func `a change waits for the lock of another process, and a read does not`() async throws {
        try await library.add("a")
        let sut = Database(.library(path: file.path), schemas: [.notes], busyTimeout: .milliseconds(20))
        let holder = open(file.path + ".lock", O_RDWR)
        #expect(flock(holder, LOCK_EX) == 0)

        await #expect(throws: DatabaseError.busy) { try await sut.add("b") }
        try FileManager.default.removeItem(atPath: copyPath)
        let patient = Database(.library(path: file.path), schemas: [.notes], busyTimeout: .seconds(600))
        #expect(try await patient.texts() == ["a"])
        #expect(!FileManager.default.fileExists(atPath: copyPath))

        close(holder)
        try await sut.add("c")
        #expect(try await copiedTexts() == ["a", "c"])
    }
}
