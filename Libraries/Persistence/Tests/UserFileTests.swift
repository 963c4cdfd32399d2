import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

/// Files at paths that a user typed, on file systems with and without hard links.
struct UserFileTests {
    private let scratch = ScratchFile()

    /// The file on a file system on which a link fails with the error.
    private func file(linkFails code: Int32) -> UserFile {
        UserFile(path: scratch.path) { _, _ in
            errno = code
            return -1
        }
    }

    private var folder: String { (scratch.path as NSString).deletingLastPathComponent }

    private func makeFolder() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    @Test(arguments: [EPERM, EOPNOTSUPP, ENOSYS])
    func `a file system without hard links gets the file, and no draft stays`(code: Int32) throws {
        try makeFolder()

        try file(linkFails: code).write(Array("new".utf8), replacing: false)

        #expect(try Data(contentsOf: URL(filePath: scratch.path)) == Data("new".utf8))
        #expect(scratch.names == ["test.db"])
    }

    @Test(arguments: [EPERM, EEXIST])
    func `a file that appears during the write is not replaced`(code: Int32) throws {
        try makeFolder()
        let path = scratch.path
        let sut = UserFile(path: path) { _, _ in
            #expect(FileManager.default.createFile(atPath: path, contents: Data("old".utf8)))
            errno = code
            return -1
        }

        let failure = StorageFailure(cause: .fileExists, path: path)
        #expect(throws: failure) { try sut.write(Array("new".utf8), replacing: false) }

        #expect(try Data(contentsOf: URL(filePath: path)) == Data("old".utf8))
        #expect(scratch.names == ["test.db"])
    }

    @Test(arguments: [245, 255], [false, true])
    func `a name of up to 255 bytes can be written`(length: Int, replacing: Bool) throws {
        try makeFolder()
        let name = String(repeating: "x", count: length)
        let sut = UserFile(path: "\(folder)/\(name)")

        try sut.write(Array("a".utf8), replacing: false)
        if replacing { try sut.write(Array("b".utf8), replacing: true) }

        #expect(try sut.read(limit: 10) == Array((replacing ? "b" : "a").utf8))
        #expect(scratch.names == [name])
    }

    @Test func `a name of 256 bytes is refused`() throws {
        try makeFolder()
        let path = "\(folder)/\(String(repeating: "x", count: 256))"
        let sut = UserFile(path: path)

        let failure = StorageFailure(cause: .system(code: ENAMETOOLONG), path: path)
        #expect(throws: failure) { try sut.write([], replacing: false) }

        #expect(scratch.names == [])
    }
}
