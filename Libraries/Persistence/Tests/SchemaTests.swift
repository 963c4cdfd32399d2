import Foundation
import Testing

@testable import ChallengePersistence

struct SchemaTests {
    private let file = ScratchFile()

    private func database(_ schemas: Schema...) -> Database {
        Database(.library(path: file.path), schemas: schemas)
    }

    private let first = ["CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL)"]
    private let second = [
        "ALTER TABLE notes ADD COLUMN stars INTEGER NOT NULL DEFAULT 3", "DELETE FROM notes WHERE text = ''",
    ]

    @Test func `a later step does not delete the rows`() async throws {
        try await database(Schema("notes", steps: [first])).add("kept")
        try await database(Schema("notes", steps: [first])).add("")

        let newer = database(Schema("notes", steps: [first, second]))

        #expect(try await newer.texts() == ["kept"])
        #expect(try await newer.value("SELECT stars FROM notes") == 3)
        #expect(try await newer.value("SELECT version FROM schemas WHERE name = 'notes'") == 2)
    }

    @Test func `a new file gets all steps at once`() async throws {
        #expect(try await database(Schema("notes", steps: [first, second])).value("SELECT version FROM schemas") == 2)
    }

    @Test func `features share a file, and each has its own version`() async throws {
        _ = try await database(Schema("notes", steps: [first])).texts()

        let both = database(Schema("notes", steps: [first]), Schema("other", steps: [[], ["CREATE TABLE other (id)"]]))

        #expect(
            try await both.read { (connection) throws(DatabaseError) in
                try connection.rows("SELECT name || version FROM schemas ORDER BY name") { $0.text(0) }
            } == ["notes1", "other2"])
    }

    @Test func `a failing step changes nothing`() async throws {
        let sut = database(Schema("notes", steps: [first, ["DROP TABLE notes", "no SQL"]]))

        await #expect(throws: DatabaseError.failed(code: 1, reason: "near \"no\": syntax error")) {
            try await sut.texts()
        }

        #expect(try await database(Schema("notes", steps: [first])).texts() == [])
    }

    @Test func `a file of a newer version is refused and left unchanged`() async throws {
        try await database(Schema("notes", steps: [first, second])).add("a")
        let content = try Data(contentsOf: URL(filePath: file.path))

        await #expect(throws: DatabaseError.unknownSchema(name: "notes", found: 2, supported: 1...1)) {
            try await database(Schema("notes", steps: [first])).texts()
        }

        #expect(try Data(contentsOf: URL(filePath: file.path)) == content)
    }

    @Test func `a state of a version before the first one is set aside`() async throws {
        try await Database(.state(path: file.path), schemas: [Schema("notes", steps: [first])]).add("old")
        let sut = Database(
            .state(path: file.path), schemas: [Schema("notes", firstVersion: 2, steps: [first, second])])

        #expect(try await sut.texts() == [])

        let kept = try #require(await sut.replacements.first?.damagedFile)
        #expect(try await Database(.readOnly(path: kept), schemas: []).texts() == ["old"])
    }

    @Test func `a file of the first version gets the later steps`() async throws {
        try await database(Schema("notes", firstVersion: 2, steps: [first])).add("kept")

        let newer = database(Schema("notes", firstVersion: 2, steps: [first, second]))

        #expect(try await newer.value("SELECT stars FROM notes WHERE text = 'kept'") == 3)
        #expect(try await newer.value("SELECT version FROM schemas") == 3)
    }

    @Test func `concurrent connections migrate a file once`() async throws {
        let path = file.path
        let schema = Schema("notes", steps: [first, ["INSERT INTO notes (text) VALUES ('once')"]])

        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    let texts = try await Database(.cache(path: path), schemas: [schema]).texts()
                    #expect(texts == ["once"])
                }
            }
            try await group.waitForAll()
        }
    }
}
