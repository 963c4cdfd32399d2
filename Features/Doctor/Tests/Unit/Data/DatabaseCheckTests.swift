import ChallengeCore
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeDoctor

struct DatabaseCheckTests {
    private static let schema = Schema("notes", steps: [["CREATE TABLE notes (id INTEGER PRIMARY KEY)"]])

    private func run(_ database: Database, as part: DatabaseCheck.Part) async -> [String] {
        await DatabaseCheck(part: part, database: database, usesVariable: false).run().map {
            "\($0.id) \($0.verdict.rawValue): \($0.message)"
        }
    }

    @Test func `a database without a home directory has no file`() async {
        let database = Database(.unavailable, schemas: [])

        #expect(
            await run(database, as: .state) == ["state.file note: History: No home directory was found."])
    }

    @Test func `a file that another process has locked is a warning`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "library.db").path
        let other = Database(.library(path: path), schemas: [Self.schema])
        try await other.write { _ in }
        try await other.read { (connection) throws(DatabaseError) in try connection.execute("BEGIN EXCLUSIVE") }

        let findings = await run(Database(.library(path: path), schemas: [Self.schema]), as: .library)

        #expect(
            findings.last == "library.file warning: Favorites: \(path): Another process has locked the file.")
        try await other.read { (connection) throws(DatabaseError) in try connection.execute("ROLLBACK") }
    }
}
