import ChallengePersistence
import ChallengeTestSupport
import Foundation

/// A library with favorites, and its copy; the tests damage one of them.
struct SampleLibrary: Sendable {
    static let identifiers = Set(1...60)
    static let pageSize = 4096

    let content: Data
    let copy: Data

    init() async throws {
        let program = try Program()
        let note = String(repeating: "note ", count: 60)
        let added = try await program.start(
            ["favorites", "add", "--offline", "--note", note, "--tag", "a,b"] + Self.identifiers.map { "\($0)" }
        ).outcome()
        guard added.exitCode == 0 else { throw ChaosError(text: added.error) }
        content = try Data(contentsOf: URL(filePath: program.libraryFile))
        copy = try Data(contentsOf: URL(filePath: program.libraryFile + ".copy"))
    }

    /// Returns a program in an empty home directory with the library and its copy, or with other contents of them.
    func program(withLibrary content: Data? = nil, withCopy copy: Data? = nil) throws -> Program {
        let program = try Program()
        let file = URL(filePath: program.libraryFile)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (content ?? self.content).write(to: file)
        try (copy ?? self.copy).write(to: URL(filePath: program.libraryFile + ".copy"))
        return program
    }

    /// Returns statements that drop or alter the tables, indexes and columns.
    func alterations() async throws -> [String] {
        let program = try program()
        return try await Database(.library(path: program.libraryFile), schemas: []).read {
            (connection) throws(DatabaseError) in
            let objects = try connection.rows(
                "SELECT type, name FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
            ) { ($0.text(0), $0.text(1)) }
            var statements = objects.map { "DROP \($0.0) \($0.1)" }
            for (type, name) in objects where type == "table" {
                statements.append("ALTER TABLE \(name) RENAME TO other_\(name)")
                statements.append("DELETE FROM \(name)")
                let columns = try connection.rows("SELECT name FROM pragma_table_info(?)", [.text(name)]) { $0.text(0) }
                for column in columns {
                    statements.append("ALTER TABLE \(name) RENAME COLUMN \(column) TO other")
                    statements.append("ALTER TABLE \(name) DROP COLUMN \(column)")
                }
                for event in ["INSERT", "DELETE", "UPDATE"] {
                    statements.append(
                        "CREATE TRIGGER t BEFORE \(event) ON \(name) BEGIN SELECT RAISE(ABORT, 'no'); END")
                }
            }
            return statements
        }
    }
}

/// The reason why the trials could not begin.
struct ChaosError: Error {
    let text: String
}
