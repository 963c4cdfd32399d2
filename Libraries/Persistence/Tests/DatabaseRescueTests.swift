import Foundation
import Testing

@testable import ChallengePersistence

/// The rescue of damaged libraries.
struct DatabaseRescueTests {
    private let file = ScratchFile()

    private var cache: Database { Database(.cache(path: file.path), schemas: [.notes]) }
    private var library: Database { Database(.library(path: file.path), schemas: [.notes]) }

    private static let garbage = Data(
        "this is no database, and longer than the header of one is, by a good measure ".utf8)

    @Test func `a damaged library is renamed and not deleted`() async throws {
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

    @Test func `the rows at the beginning of a truncated library are rescued`() async throws {
        for number in 0..<50 { try await library.add("\(number) " + String(repeating: "x", count: 1000)) }
        let whole = try Data(contentsOf: URL(filePath: file.path))
        try whole.prefix(whole.count / 2).write(to: URL(filePath: file.path))
        let sut = library

        let rescued = try await sut.texts()

        #expect(rescued.count > 10 && rescued.count < 50)
        #expect(rescued.first?.hasPrefix("0 ") == true)
        #expect(await sut.rescues.first?.rows == rescued.count)
    }

    @Test func `an empty library file counts as damaged`() async throws {
        try file.write(Data())
        let sut = library

        try await sut.add("a")

        #expect(try await library.texts() == ["a"])
        #expect(await sut.rescues.map(\.rows) == [0])
        #expect(file.names.filter { $0.contains("damaged") }.count == 1)
    }

    @Test(arguments: [16, 100, 4096])
    func `a library without its first page is rescued`(bytes: Int) async throws {
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

    @Test func `a lost first page is not rebuilt if the other pages do not match the schema`() async throws {
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

    @Test func `damaged rows are left out, and derived tables are rebuilt`() async throws {
        let schema = Schema(
            "things",
            steps: [
                [
                    "CREATE TABLE things (id INTEGER PRIMARY KEY, text TEXT)",
                    "CREATE TABLE marks (id INTEGER PRIMARY KEY)",
                ]
            ],
            derivedTables: ["marks"],
            derive: { (connection) throws(DatabaseError) in
                try connection.execute("INSERT INTO marks SELECT id FROM things")
            })
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

    @Test func `the copy of a damaged library is deleted before the fresh file takes its place`() async throws {
        try await library.add("a")
        let events = try FolderEvents((file.path as NSString).deletingLastPathComponent)
        try file.write(Self.garbage)

        try await library.add("b")

        let names = events.names
        let deletion = try #require(names.firstIndex(of: "deleted test.db.rescue-copy"))
        let replacement = try #require(names.firstIndex(of: "moved test.db"))
        #expect(deletion < replacement, "\(names)")
    }

    @Test func `concurrent connections rescue a damaged library once`() async throws {
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
}
