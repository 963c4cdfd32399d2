import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

/// The description of a database file, and its repairs on request.
struct DatabaseInspectionTests {
    private let sample = NotesLibrary()

    private var inspection: DatabaseInspection? { sample.library.inspect() }

    private func path(_ end: String) -> String { sample.file.path + end }

    private func addFile(_ end: String) {
        _ = FileManager.default.createFile(atPath: path(end), contents: nil, attributes: [.posixPermissions: 0o600])
    }

    @Test func `only a database with a file has a description`() {
        #expect(Database(.memory, schemas: []).inspect() == nil)
        #expect(Database(.unavailable, schemas: []).inspect() == nil)
    }

    @Test func `a missing file is not created`() throws {
        #expect(inspection?.content == .missing)
        #expect(inspection?.size == 0)
        #expect(sample.file.names == [])
        #expect(try sample.library.mend() == nil)
    }

    @Test func `a sound file has its size`() async throws {
        try await sample.fill()

        #expect(inspection?.content == .sound)
        #expect(try await inspection?.size == sample.library.fileSize())
        #expect(inspection?.path == sample.file.path)
        #expect(inspection?.sharedPaths == [] && inspection?.inaccessiblePaths == [] && inspection?.foreignPaths == [])
        #expect(sample.file.names == ["test.db", "test.db.lock"])
    }

    @Test(arguments: ["DROP INDEX notes_by_text", "DROP TABLE words", "UPDATE schemas SET version = 'x'"])
    func `an altered file is described, and mended without a loss`(statement: String) async throws {
        try await sample.fill()
        try sample.alter(statement)
        #expect(inspection?.content == .altered)

        let rescue = try sample.library.mend()

        #expect(inspection?.content == .sound)
        #expect((rescue == nil) == (statement == "DROP INDEX notes_by_text"))
        #expect(try await sample.use(sample.library) == NotesLibrary.texts)
    }

    @Test func `an index without its rows is rebuilt in place`() async throws {
        try await sample.fill()
        try sample.alter("DROP INDEX notes_by_text")
        try sample.alter("CREATE INDEX notes_by_text ON notes (text) WHERE id < 0")
        try sample.alter("UPDATE sqlite_schema SET sql = replace(sql, ' WHERE id < 0', '')")
        #expect(inspection?.content == .damaged)

        #expect(try sample.library.mend() == nil)
        #expect(inspection?.content == .sound)
        #expect(sample.damagedFiles == [])
        #expect(try await sample.use(sample.library) == NotesLibrary.texts)
    }

    @Test func `a damaged page is described, and the rows are rescued`() async throws {
        try await sample.fill()
        try sample.overwrite(Data(count: 50), at: 20)
        #expect(inspection?.content == .damaged)

        #expect(try sample.library.mend()?.rows == 400)
        #expect(inspection?.content == .sound)
        #expect(
            inspection?.damagedFiles == [[try #require(sample.damagedFiles.first.map { path($0.dropFirst(7) + "") })]])
    }

    @Test func `a link without a target is dangling`() throws {
        try sample.file.write(Data())
        try FileManager.default.removeItem(atPath: sample.file.path)
        try FileManager.default.createSymbolicLink(atPath: sample.file.path, withDestinationPath: "nowhere")

        #expect(inspection?.content == .dangling)
    }

    @Test func `an empty library is damaged, an empty cache is not`() async throws {
        try await sample.fill()
        try Data().write(to: URL(filePath: sample.file.path))

        #expect(inspection?.content == .damaged)
        #expect(Database(.cache(path: sample.file.path), schemas: []).inspect()?.content == .sound)
    }

    @Test func `a file of a newer version and a special file are failures`() async throws {
        try await sample.fill()
        try sample.alter("UPDATE schemas SET version = 2")
        #expect(inspection?.content == .failed(.unknownVersion))

        try FileManager.default.removeItem(atPath: sample.file.path)
        mkfifo(sample.file.path, 0o600)
        #expect(inspection?.content == .failed(.notAFile))
        #expect(inspection?.specialPath == sample.file.path)
        #expect(
            Database(.library(path: "/dev/null/x"), schemas: []).inspect()?.content == .failed(.system(code: ENOTDIR)))
    }

    @Test func `leftovers are files of killed processes, and are removed`() async throws {
        try await sample.fill()
        for end in [".new", ".new-1", ".rescue", ".rescue-copy", ".newer", ".damaged-1", ".damaged-1-wal"] {
            addFile(end)
        }
        #expect(inspection?.leftovers == [".new", ".new-1", ".rescue", ".rescue-copy"].map(path))
        #expect(inspection?.damagedFiles == [[".damaged-1", ".damaged-1-wal"].map(path)])

        try sample.library.removeLeftovers()

        #expect(inspection?.leftovers == [])
        #expect(
            sample.file.names == [
                "test.db", "test.db.damaged-1", "test.db.damaged-1-wal", "test.db.lock", "test.db.newer",
            ])
    }

    @Test func `a rescue without its library can have the only rows, and is kept`() async throws {
        try await sample.fill()
        addFile(".rescue")
        addFile(".new")
        try FileManager.default.removeItem(atPath: sample.file.path)

        #expect(inspection?.leftovers == [path(".new")])
        try sample.library.removeLeftovers()
        #expect(sample.file.names == ["test.db.lock", "test.db.rescue"])
    }

    @Test func `permissions of other users and missing ones are described and corrected`() async throws {
        try await sample.fill()
        let folder = (sample.file.path as NSString).deletingLastPathComponent
        addFile(".damaged-1")
        chmod(sample.file.path, 0o400)
        chmod(folder, 0o755)
        chmod(path(".damaged-1"), 0o644)
        #expect(inspection?.sharedPaths == [folder, path(".damaged-1")])
        #expect(inspection?.inaccessiblePaths == [sample.file.path])

        try sample.library.setPermissions()

        #expect(inspection?.sharedPaths == [] && inspection?.inaccessiblePaths == [])
        var status = stat()
        stat(sample.file.path, &status)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test func `the permissions of a directory in place of the file stay`() throws {
        try FileManager.default.createDirectory(atPath: sample.file.path, withIntermediateDirectories: true)
        chmod((sample.file.path as NSString).deletingLastPathComponent, 0o700)
        chmod(sample.file.path, 0o555)

        try sample.library.setPermissions()

        #expect(inspection?.sharedPaths == [] && inspection?.inaccessiblePaths == [])
        var status = stat()
        stat(sample.file.path, &status)
        #expect(status.st_mode & 0o777 == 0o555)
    }
}
