import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

/// Devices, pipes and links at the path of a database or of one of its companions.
struct SpecialFileTests {
    private let file = ScratchFile()

    private func database(isLibrary: Bool) -> Database {
        Database(isLibrary ? .library(path: file.path) : .cache(path: file.path), schemas: [.notes])
    }

    private func expectRefusal(
        of path: String, isLibrary: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await #expect(
            throws: DatabaseError.cannotOpen(path: path, cause: .notAFile), sourceLocation: sourceLocation
        ) {
            try await database(isLibrary: isLibrary).add("a")
        }
        #expect(!file.names.contains { $0.contains("damaged") })
    }

    @Test(arguments: [true, false], ["", "-journal", "-wal"])
    func `a pipe is refused at once`(isLibrary: Bool, ending: String) async throws {
        try file.write(Data())
        try FileManager.default.removeItem(atPath: file.path)
        #expect(mkfifo(file.path + ending, 0o600) == 0)

        await expectRefusal(of: file.path + ending, isLibrary: isLibrary)
    }

    @Test(arguments: [true, false])
    func `a directory is refused, and its files stay`(isLibrary: Bool) async throws {
        try FileManager.default.createDirectory(atPath: file.path + "/inside", withIntermediateDirectories: true)

        await expectRefusal(of: file.path, isLibrary: isLibrary)

        #expect(FileManager.default.fileExists(atPath: file.path + "/inside"))
    }

    @Test(arguments: [true, false])
    func `a link to a device is refused at once`(isLibrary: Bool) async throws {
        try file.write(Data())
        try FileManager.default.removeItem(atPath: file.path)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/dev/zero")

        await expectRefusal(of: file.path, isLibrary: isLibrary)
    }

    @Test func `a link to a database is followed`() async throws {
        try await database(isLibrary: true).add("a")
        let target = file.path + ".real"
        try FileManager.default.moveItem(atPath: file.path, toPath: target)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)

        #expect(try await database(isLibrary: true).texts() == ["a"])
    }

    @Test func `a lock that is a symbolic link is refused`() async throws {
        try file.write(Data("rubbish".utf8))
        try FileManager.default.createSymbolicLink(atPath: file.path + ".lock", withDestinationPath: file.path + ".x")

        await #expect(throws: DatabaseError.self) { try await database(isLibrary: true).add("a") }

        #expect(!FileManager.default.fileExists(atPath: file.path + ".x"))
    }

    @Test func `a lock that is a pipe is refused`() async throws {
        try file.write(Data("rubbish".utf8))
        #expect(mkfifo(file.path + ".lock", 0o600) == 0)

        await expectRefusal(of: file.path + ".lock", isLibrary: true)
    }
}
