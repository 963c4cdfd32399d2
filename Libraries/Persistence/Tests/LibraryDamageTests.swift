import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

/// Libraries that are damaged, missing or altered, and their copies.
struct LibraryDamageTests {
    private let sample = NotesLibrary()

    private var url: URL { URL(filePath: sample.file.path) }
    private var copyURL: URL { URL(filePath: sample.copy.file.path) }

    /// Returns contents that a damaged file can have: zeros, rubbish, halves, and each page lost in turn.
    private func damagedContents(of whole: Data) -> [Data] {
        let pages = (0..<whole.count / 4096).map { page in
            var content = whole
            content.replaceSubrange(page * 4096..<(page + 1) * 4096, with: Data(repeating: 0, count: 4096))
            return content
        }
        let rubbish = Data("this is no database, and longer than the header of one is, by a good measure ".utf8)
        return pages + [
            Data(), Data([1]), Data(count: 100), Data(count: whole.count), rubbish, whole.prefix(whole.count / 2),
        ]
    }

    @Test func `no damage to the library loses a row`() async throws {
        try await sample.fill()
        for content in damagedContents(of: try Data(contentsOf: url)) {
            try content.write(to: url)
            let sut = sample.library

            #expect(try await sample.use(sut) == NotesLibrary.texts)

            let kept = try #require(await sut.replacements.first?.damagedFile)
            #expect(try Data(contentsOf: URL(filePath: kept)) == content)
            #expect(
                try sample.copy.library.integer(at: .changeCounter) == sample.copy.file.integer(at: .changeCounter))
        }
    }

    @Test func `no damage to the copy loses a row, and the next change makes it anew`() async throws {
        try await sample.fill()
        for content in damagedContents(of: try Data(contentsOf: copyURL)) {
            try content.write(to: copyURL)
            let sut = sample.library

            #expect(try await sample.use(sut) == NotesLibrary.texts)

            #expect(await sut.replacements == [])
            #expect(sample.library.inspect()?.copy == .sound)
        }
    }

    /// SQLite rewrites some bytes of the header and never reads others.
    @Test(arguments: [0, 9, 255] as [UInt8])
    func `no rows are lost if any byte of the header is damaged`(value: UInt8) async throws {
        try await sample.fill()
        let whole = try Data(contentsOf: url)

        for offset in 0..<100 {
            try whole.write(to: url)
            try sample.overwrite(Data([value]), at: offset)

            #expect(try await sample.use(sample.library) == NotesLibrary.texts, "byte \(offset)")
            #expect(try await sample.use(sample.library) == NotesLibrary.texts, "byte \(offset)")
        }
    }

    @Test func `a missing library is restored from its copy`() async throws {
        try await sample.fill()
        let copyTime = sample.copy.file.changeTime
        try FileManager.default.removeItem(at: url)
        let sut = sample.library

        #expect(try await sut.value("SELECT count(*) FROM notes") == 400)
        #expect(await sut.replacements == [Replacement(damagedFile: nil, copyTime: copyTime)])
        #expect(sample.damagedFiles == [])
    }

    @Test func `the time of the copy is told if the library had other changes`() async throws {
        try await sample.fill()
        let copy = try Data(contentsOf: copyURL)
        try sample.alter("UPDATE notes SET stars = 4 WHERE id = 400")
        try sample.overwrite(Data(count: 4096), at: 4096)
        let (first, second) = (sample.library, sample.library)

        _ = try await sample.use(first)
        #expect(await first.replacements.first?.copyTime != nil)

        // The damaged library has the changes of its copy, and no other ones.
        #expect(copy != (try Data(contentsOf: copyURL)))
        try sample.overwrite(Data(count: 4096), at: 4096)
        _ = try await sample.use(second)
        #expect(await second.replacements.map(\.copyTime) == [nil])
    }

    @Test func `removed rows do not come back`() async throws {
        try await sample.fill()
        try await sample.library.write(isRemoval: true) { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM notes WHERE id > 10")
            try connection.execute("DELETE FROM words WHERE id > 10")
        }
        try sample.overwrite(Data(count: 4096), at: 4096)

        #expect(try await sample.use(sample.library) == Array(NotesLibrary.texts.prefix(10)))
        #expect(try !Data(contentsOf: copyURL).contains(Data(NotesLibrary.texts[399].utf8)))
    }

    @Test(arguments: [Data(repeating: 7, count: 10_000), Data(), nil])
    func `a damaged library without an intact copy is not changed`(copy: Data?) async throws {
        try await sample.fill()
        let rubbish = Data(repeating: 7, count: 10_000)
        try rubbish.write(to: url)
        try FileManager.default.removeItem(at: copyURL)
        try copy?.write(to: copyURL)
        let names = sample.file.names

        await #expect(throws: DatabaseError.lost(copy: copy == nil ? nil : copyURL.path)) {
            try await sample.use(sample.library)
        }

        #expect(try Data(contentsOf: url) == rubbish)
        #expect(sample.file.names == names)
        #expect((try? Data(contentsOf: copyURL)) == copy)
    }

    @Test func `an older copy is migrated, and a copy of a newer version is refused`() async throws {
        let first = [["CREATE TABLE moments (id INTEGER PRIMARY KEY, second INTEGER NOT NULL)"]]
        let second = first + [["UPDATE moments SET second = second * 1000"]]
        func library(_ steps: [[String]]) -> Database {
            Database(.library(path: sample.file.path), schemas: [Schema("moments", steps: steps)])
        }
        try await library(first).write { (connection) throws(DatabaseError) in
            try connection.execute("INSERT INTO moments VALUES (1, 7)")
        }
        try Data(count: 100).write(to: url)
        #expect(try await library(second).value("SELECT second FROM moments") == 7000)

        try Data(count: 100).write(to: url)
        await #expect(throws: DatabaseError.unknownSchema(name: "moments", found: 2, supported: 1...1)) {
            try await library(first).value("SELECT 1")
        }
        #expect(try Data(contentsOf: url) == Data(count: 100))
    }

    @Test(arguments: [
        "UPDATE schemas SET version = 'x'", "DROP INDEX notes_by_text",
        "ALTER TABLE notes DROP COLUMN folded", "UPDATE schemas SET version = 2",
        "CREATE TRIGGER foreign_trigger BEFORE INSERT ON notes BEGIN SELECT RAISE(ABORT, 'no'); END",
    ])
    func `an intact library is not replaced, whatever its definitions are`(statement: String) async throws {
        try await sample.fill()
        try sample.alter(statement)
        let before = try Data(contentsOf: url)

        await #expect(throws: DatabaseError.self) { try await sample.use(sample.library) }

        #expect(try Data(contentsOf: url) == before)
        #expect(sample.damagedFiles == [])
    }

    @Test(arguments: ["DROP TABLE schemas", "DROP TABLE words", "ALTER TABLE notes RENAME TO others"])
    func `a library without one of its tables is damaged, and its copy takes its place at once`(
        statement: String
    ) async throws {
        try await sample.fill()
        try sample.alter(statement)
        #expect(sample.library.inspect()?.content == .damaged)
        let sut = sample.library

        #expect(try await sample.use(sut) == NotesLibrary.texts)

        #expect(await sut.replacements.count == 1)
        #expect(sample.library.inspect()?.content == .sound)
    }

    @Test func `a library that is damaged while it is open is restored before it is copied`() async throws {
        try await sample.fill()
        let sut = sample.library
        _ = try await sample.use(sut)
        // After the change of another program, the connection reads the pages again.
        try sample.alter("UPDATE notes SET folded = 'x' WHERE id = 1")
        try sample.overwrite(Data(count: 4096), at: 4096)

        _ = try await sample.use(sut)

        #expect(await sut.replacements.count == 1)
        #expect(try await sample.use(sample.library) == NotesLibrary.texts)
    }

    /// The command has already checked the library, and waits for the lock.
    @Test(arguments: [true, false])
    func `a library that is damaged or deleted while a change waits is restored, and the change is made`(
        isDeleted: Bool
    ) async throws {
        try await sample.fill()
        let sut = sample.library
        let (path, texts) = (sample.file.path, NotesLibrary.texts)
        let holder = open(path + ".lock", O_RDWR)
        #expect(flock(holder, LOCK_EX) == 0)
        _ = try await sut.value("SELECT 1")

        async let result = sample.use(sut)
        if isDeleted {
            try FileManager.default.removeItem(atPath: path)
        } else {
            try sample.overwrite(Data(count: 4096), at: 4096)
        }
        close(holder)

        #expect(try await result == texts)
        #expect(try await sample.use(sample.library) == texts)
        #expect(try await sample.library.value("SELECT count(*) FROM notes WHERE text = 'new'") == 2)
    }

    @Test func `the journal of a missing library is not applied to its duplicate`() async throws {
        try await sample.fill()
        try FileManager.default.removeItem(at: url)
        try Data(repeating: 7, count: 5000).write(to: URL(filePath: sample.file.path + "-journal"))

        #expect(try await sample.use(sample.library) == NotesLibrary.texts)
    }

    @Test func `a link without a target is not replaced by the copy`() async throws {
        try await sample.fill()
        try FileManager.default.removeItem(at: url)
        try FileManager.default.createSymbolicLink(atPath: sample.file.path, withDestinationPath: "nowhere")

        await #expect(throws: DatabaseError.cannotOpen(path: sample.file.path, cause: .system(code: ENOENT))) {
            try await sample.use(sample.library)
        }
        #expect(sample.copy.library.isLink)
    }

    @Test func `concurrent connections restore a library once, and none of their changes is lost`() async throws {
        try await sample.fill()
        try Data(repeating: 7, count: 10_000).write(to: url)
        let databases = (0..<8).map { _ in sample.library }

        try await withThrowingTaskGroup(of: Void.self) { group in
            for database in databases { group.addTask { _ = try await sample.use(database) } }
            try await group.waitForAll()
        }

        #expect(sample.damagedFiles.count == 1)
        #expect(try await sample.library.value("SELECT count(*) FROM notes WHERE text = 'new'") == 8)
    }

    @Test func `there is a library at each instant of a replacement`() async throws {
        try await sample.fill()
        let events = try FolderEvents((sample.file.path as NSString).deletingLastPathComponent)
        try Data(repeating: 7, count: 10_000).write(to: url)

        _ = try await sample.library.value("SELECT 1")

        #expect(events.names.contains("moved test.db"))
        #expect(!events.names.contains("deleted test.db"))
    }

    @Test(.enabled(if: geteuid() != 0, "Root can write every folder."))
    func `a missing library that cannot be restored is an error, and not an empty library`() async throws {
        try await sample.fill()
        try FileManager.default.removeItem(at: url)
        let folder = (sample.file.path as NSString).deletingLastPathComponent
        try FileManager.default.removeItem(atPath: sample.file.path + ".lock")
        chmod(folder, 0o500)
        defer { chmod(folder, 0o700) }

        await #expect(throws: DatabaseError.readOnly) { try await sample.use(sample.library) }
        await #expect(throws: DatabaseError.readOnly) { try await sample.library.value("SELECT 1") }
    }

    @Test func `drafts of killed processes are removed`() async throws {
        try sample.file.write(Data("draft".utf8))
        for name in [".new", ".new-17", ".new-17-journal"] {
            try FileManager.default.copyItem(atPath: sample.file.path, toPath: sample.file.path + name)
        }
        try FileManager.default.removeItem(atPath: sample.file.path)
        let names = ["test.db", "test.db.copy", "test.db.lock"]

        try await sample.library.write { _ in }
        #expect(sample.file.names == names)

        try FileManager.default.linkItem(atPath: sample.file.path, toPath: sample.file.path + ".new")
        _ = try await sample.library.value("SELECT 1")
        #expect(sample.file.names == names)

        try Data("draft".utf8).write(to: URL(filePath: sample.file.path + ".copy.new"))
        try await sample.fill()
        #expect(sample.file.names == names)
    }
}
