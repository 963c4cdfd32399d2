import Foundation
import Testing

@testable import ChallengePersistence

struct DatabaseFileTests {
    private let file = ScratchFile()

    private var cache: Database { Database(.cache(path: file.path), schemas: [.notes]) }
    private var library: Database { Database(.library(path: file.path), schemas: [.notes]) }

    private static let garbage = Data(
        "this is no database, and longer than the header of one is, by a good measure ".utf8)

    @Test func nothingIsMadeBeforeItIsNeeded() async throws {
        let sut = cache

        #expect(try await sut.fileSize() == 0)
        #expect(file.names == [])
        #expect(sut.path == file.path)
        #expect(Database(.memory, schemas: []).path == nil)
    }

    @Test func whatWasWrittenIsThereForTheNextToOpenIt() async throws {
        try await cache.add("a")
        try await cache.add("b")

        #expect(try await cache.texts() == ["a", "b"])
        #expect(try await cache.fileSize() > 0)
    }

    @Test func aCacheIsFastAndALibraryIsSafe() async throws {
        #expect(try await cache.value("PRAGMA journal_mode") == "wal")
        #expect(try await cache.value("PRAGMA synchronous") == 1)

        let other = ScratchFile()
        let library = Database(.library(path: other.path), schemas: [.notes])
        #expect(try await library.value("PRAGMA journal_mode") == "delete")
        #expect(try await library.value("PRAGMA synchronous") == 2)
    }

    @Test func theFileAndItsDirectoriesAreForTheirOwnerAlone() async throws {
        try await cache.add("a")

        #expect(try file.permissions(of: file.path) == 0o600)
        #expect(try file.permissions(of: (file.path as NSString).deletingLastPathComponent) == 0o700)
    }

    @Test func whatOthersMayDoWithTheFileIsTakenBack() async throws {
        try file.write(Data())
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)

        try await cache.add("a")

        #expect(try file.permissions(of: file.path) == 0o600)
    }

    @Test(arguments: [garbage, Data(), Data(count: 10_000), Data("SQLite format 3\u{0}".utf8) + Data(count: 5000)])
    func aDamagedCacheBeginsAnew(content: Data) async throws {
        try file.write(content)

        try await cache.add("a")

        #expect(try await cache.texts() == ["a"])
        #expect(!file.names.contains { $0.contains("damaged") })
    }

    @Test func aCacheThatLostATableBeginsAnew() async throws {
        try await cache.add("a")
        try await cache.write { (connection) throws(DatabaseError) in try connection.execute("DROP TABLE notes") }

        try await cache.add("b")

        #expect(try await cache.texts() == ["b"])
    }

    @Test func aLibraryThatLostATableIsLeftAsItIs() async throws {
        try await library.write { (connection) throws(DatabaseError) in try connection.execute("DROP TABLE notes") }

        await #expect(throws: DatabaseError.failed(code: 1, reason: "no such table: notes")) {
            try await library.texts()
        }

        #expect(!file.names.contains { $0.contains("damaged") })
    }

    @Test func whatSQLiteKeptBesideADamagedFileGoesWithIt() throws {
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

    @Test func aDamagedLibraryIsSetAsideAndNeverDeleted() async throws {
        for number in 1...2 {
            try file.write(Self.garbage)
            let sut = library

            try await sut.add("a")

            let rescues = await sut.rescues
            let name = try #require(rescues.first).damagedFile
            #expect(rescues == [Rescue(damagedFile: name, rows: 0)])
            #expect(try Data(contentsOf: URL(filePath: name)) == Self.garbage)
            #expect(file.names.filter { $0.contains("damaged") }.count == number)
        }
    }

    @Test func aDirectoryInItsPlaceIsMovedWithWhatIsInIt() async throws {
        try FileManager.default.createDirectory(atPath: file.path + "/inside", withIntermediateDirectories: true)
        let sut = cache

        try await sut.add("a")

        let aside = try #require(await sut.rescues.first).damagedFile
        #expect(FileManager.default.fileExists(atPath: aside + "/inside"))
        #expect(try await cache.texts() == ["a"])
    }

    @Test func whatLiesAroundTheDamageIsRescued() async throws {
        let texts = (0..<2000).map { "\($0) " + String(repeating: "x", count: 100) }
        try await library.write { (connection) throws(DatabaseError) in
            for text in texts { try connection.execute("INSERT INTO notes (text) VALUES (?)", [.text(text)]) }
        }
        let handle = try FileHandle(forWritingTo: URL(filePath: file.path))
        for offset in stride(from: 81_920, to: 122_880, by: 4096) {
            try handle.seek(toOffset: UInt64(offset))
            try handle.write(contentsOf: Data(repeating: 0xAA, count: 4096))
        }
        try handle.close()
        let damaged = try Data(contentsOf: URL(filePath: file.path))
        let sut = library

        let rescued = try await sut.texts()

        let rescue = try #require(await sut.rescues.first)
        #expect(rescued.count == rescue.rows)
        #expect(rescued.count > 1500 && rescued.count < 2000)
        #expect(rescued.first == texts.first && rescued.last == texts.last)
        #expect(Set(rescued).isSubset(of: texts))
        #expect(try Data(contentsOf: URL(filePath: rescue.damagedFile)) == damaged)
        #expect(try await library.texts() == rescued)
        #expect(await library.rescues == [])
    }

    @Test func aLibraryThatWasCutOffKeepsItsBeginning() async throws {
        for number in 0..<50 { try await library.add("\(number) " + String(repeating: "x", count: 1000)) }
        let whole = try Data(contentsOf: URL(filePath: file.path))
        try whole.prefix(whole.count / 2).write(to: URL(filePath: file.path))
        let sut = library

        let rescued = try await sut.texts()

        #expect(rescued.count > 10 && rescued.count < 50)
        #expect(rescued.first?.hasPrefix("0 ") == true)
        #expect(await sut.rescues.first?.rows == rescued.count)
    }

    @Test func anEmptyFileIsOneThatWasEmptied() async throws {
        try file.write(Data())
        let sut = library

        try await sut.add("a")

        #expect(try await library.texts() == ["a"])
        #expect(await sut.rescues.map(\.rows) == [0])
        #expect(file.names.filter { $0.contains("damaged") }.count == 1)
    }

    @Test(arguments: [16, 100, 4096])
    func aLibraryWhoseBeginningIsLostIsRescuedAllTheSame(bytes: Int) async throws {
        let texts = (0..<500).map { "\($0) " + String(repeating: "x", count: 100) }
        for text in texts { try await library.add(text) }
        var content = try Data(contentsOf: URL(filePath: file.path))
        content.replaceSubrange(0..<bytes, with: Data(repeating: 0, count: bytes))
        try content.write(to: URL(filePath: file.path))
        let sut = library

        #expect(try await sut.texts() == texts)
        #expect(await sut.rescues.map(\.rows) == [500])
        #expect(file.names.filter { !$0.contains("damaged") }.sorted() == ["test.db", "test.db.lock"])
    }

    @Test func aBeginningThatIsLostIsNotMadeUpWhereTheRestDoesNotFit() async throws {
        let other = Schema(
            "other", steps: [["CREATE TABLE other (a TEXT)", "CREATE TABLE notes (text TEXT NOT NULL)"]])
        try await Database(.library(path: file.path), schemas: [other]).write { (connection) throws(DatabaseError) in
            for number in 0..<500 { try connection.execute("INSERT INTO other VALUES (?)", [.text("\(number)")]) }
        }
        var content = try Data(contentsOf: URL(filePath: file.path))
        content.replaceSubrange(0..<4096, with: Data(count: 4096))
        try content.write(to: URL(filePath: file.path))

        #expect(try await library.texts() == [])
    }

    @Test func rowsThatLostPagesHaveBlottedAndWhatDependedOnTheLostAreNotTakenOver() async throws {
        let schema = Schema(
            "things",
            steps: [
                [
                    "CREATE TABLE things (id INTEGER PRIMARY KEY, text TEXT)",
                    "CREATE TABLE marks (id INTEGER PRIMARY KEY)",
                ]
            ],
            dependents: ["marks": "id IN (SELECT id FROM things)"])
        let path = file.path
        try await Database(.library(path: path), schemas: [schema]).write { (connection) throws(DatabaseError) in
            for number in 1...3000 {
                try connection.execute("INSERT INTO marks VALUES (?)", [SQLValue(number)])
                try connection.execute(
                    "INSERT INTO things VALUES (?, ?)", [SQLValue(number), .text(String(repeating: "x", count: 40))])
            }
        }
        let whole = try Data(contentsOf: URL(filePath: path))
        try whole.prefix(whole.count * 3 / 4 + 1000).write(to: URL(filePath: path))
        let sut = Database(.library(path: path), schemas: [schema])

        let (things, blotted, orphans) = try await sut.read { (connection) throws(DatabaseError) in
            (
                try connection.row("SELECT count(*) FROM things") { $0.integer(0) } ?? 0,
                try connection.row(
                    "SELECT count(*) FROM things WHERE text <> ?", [.text(String(repeating: "x", count: 40))]
                ) { $0.integer(0) },
                try connection.row("SELECT count(*) FROM marks WHERE id NOT IN (SELECT id FROM things)") {
                    $0.integer(0)
                }
            )
        }

        #expect(things > 0 && things < 3000)
        #expect(blotted == 0)
        #expect(orphans == 0)
        #expect(await sut.rescues.map(\.rows) == [things])
    }

    @Test func manyWhoMeetTheDamageRepairItOnce() async throws {
        try file.write(Self.garbage)
        let path = file.path

        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask { try await Database(.library(path: path), schemas: [.notes]).add("\(number)") }
            }
            try await group.waitForAll()
        }

        #expect(Set(try await library.texts()) == Set((0..<8).map(String.init)))
        #expect(file.names.filter { $0.contains("damaged") }.count == 1)
    }

    @Test func aLockThatIsHeldTooLongIsTold() async throws {
        try await library.add("a")
        let holder = try Connection(path: file.path, flags: .readWriteCreate, busyTimeout: .zero)
        try holder.execute("BEGIN EXCLUSIVE")
        let sut = Database(.library(path: file.path), schemas: [.notes], busyTimeout: .milliseconds(20))

        await #expect(throws: DatabaseError.busy) { try await sut.add("b") }

        try holder.execute("COMMIT")
        try await sut.add("c")
        #expect(try await sut.texts() == ["a", "c"])
    }

    @Test func aFullDiskIsToldAndLosesNothing() async throws {
        let sut = library
        try await sut.add("kept")
        try await sut.read { (connection) throws(DatabaseError) in
            _ = try connection.rows("PRAGMA max_page_count = 4") { _ in }
        }

        await #expect(throws: DatabaseError.full) { try await sut.add(String(repeating: "x", count: 100_000)) }

        #expect(try await sut.texts() == ["kept"])
    }

    @Test func aPlaceWhereNoFileCanBeIsTold() async {
        let sut = Database(.cache(path: "/dev/null/x/cache.db"), schemas: [.notes])

        let error = DatabaseError.cannotOpen(path: "/dev/null/x/cache.db", reason: "Not a directory")
        await #expect(throws: error) { try await sut.texts() }
        await #expect(throws: error) { try await sut.fileSize() }
    }

    @Test func aFileThatNobodyCanBeWritingIsReadAsItIs() async throws {
        try await library.add("a ? # % b")
        let odd = (file.path as NSString).deletingLastPathComponent + "/odd ?#%é.db"
        try FileManager.default.moveItem(atPath: file.path, toPath: odd)

        let connection = try Connection(
            path: DatabaseFile(path: odd).immutableURI, flags: .readOnlyURI, busyTimeout: .zero)

        #expect(try connection.rows("SELECT text FROM notes") { $0.text(0) } == ["a ? # % b"])
        #expect(throws: DatabaseError.readOnly) { try connection.execute("DELETE FROM notes") }
    }

    @Test func erasingLeavesTablesWithoutRows() async throws {
        let sut = cache
        try await sut.add("a")

        try await sut.erase()

        #expect(try await sut.texts() == [])
        #expect(try await sut.value("SELECT version FROM schemas") == 1)
    }

    @Test func erasingAFileOfANewerVersionDeletesIt() async throws {
        let newer = Schema("notes", steps: [["CREATE TABLE notes (id)"], [], []])
        _ = try await Database(.cache(path: file.path), schemas: [newer]).value("SELECT 1")

        try await cache.erase()

        #expect(try await cache.texts() == [])
    }
}
