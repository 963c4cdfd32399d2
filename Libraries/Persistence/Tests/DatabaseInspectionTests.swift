import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

/// The description of a database file.
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
    }

    @Test func `a sound file has its size`() async throws {
        try await sample.fill()

        #expect(inspection?.content == .sound)
        #expect(try await inspection?.size == sample.library.fileSize())
        #expect(inspection?.path == sample.file.path)
        #expect(inspection?.sharedPaths == [] && inspection?.lockedPaths == [])
        #expect(sample.file.names == ["test.db", "test.db.copy", "test.db.lock"])
        #expect(inspection?.copy == .sound)
        #expect(Database(.cache(path: sample.file.path), schemas: [NotesLibrary.schema]).inspect()?.copy == nil)
    }

    @Test func `a library whose index lacks rows is damaged, and the next command restores all rows`() async throws {
        try await sample.fill()
        try sample.alter("DROP INDEX notes_by_text")
        try sample.alter("CREATE INDEX notes_by_text ON notes (text) WHERE id < 0")
        try sample.alter("UPDATE sqlite_schema SET sql = replace(sql, ' WHERE id < 0', '')")
        #expect(inspection?.content == .damaged)

        #expect(try await sample.use(sample.library) == NotesLibrary.texts)
        #expect(inspection?.content == .sound)
    }

    @Test func `a damaged library is described, and after its replacement the file that was set aside`() async throws {
        try await sample.fill()
        try sample.overwrite(Data(count: 50), at: 20)
        #expect(inspection?.content == .damaged)

        #expect(try await sample.use(sample.library) == NotesLibrary.texts)
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

    @Test func `files that were set aside are listed with their companions`() async throws {
        try await sample.fill()
        for end in [".new", ".newer", ".damaged-1", ".damaged-1-wal", ".damaged-2"] { addFile(end) }

        #expect(
            inspection?.damagedFiles == [[".damaged-1", ".damaged-1-wal"].map(path), [".damaged-2"].map(path)])
    }

    @Test func `the folder and the files that other users can access are described, but no links`() async throws {
        try await sample.fill()
        let folder = (sample.file.path as NSString).deletingLastPathComponent
        let target = (folder as NSString).deletingLastPathComponent + "/target"
        #expect(FileManager.default.createFile(atPath: target, contents: nil, attributes: [.posixPermissions: 0o644]))
        addFile(".damaged-1")
        chmod(folder, 0o755)
        chmod(path(".damaged-1"), 0o644)
        #expect(inspection?.sharedPaths == [folder, path(".damaged-1")])

        try FileManager.default.removeItem(atPath: path(".damaged-1"))
        try FileManager.default.createSymbolicLink(atPath: path(".damaged-1"), withDestinationPath: target)

        #expect(inspection?.sharedPaths == [folder])
    }
}
