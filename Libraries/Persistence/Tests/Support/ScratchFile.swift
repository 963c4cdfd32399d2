import Foundation

@testable import ChallengePersistence

/// A path for a database in a new temporary directory, which is deleted with this object.
final class ScratchFile: Sendable {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)")

    /// The path, in directories that do not exist yet.
    var path: String { directory.appending(path: "a/b/test.db").path }

    deinit {
        try? FileManager.default.removeItem(at: directory)
    }

    var names: [String] {
        let folder = (path as NSString).deletingLastPathComponent
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    func write(_ data: Data) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try data.write(to: URL(filePath: path))
    }

    func permissions(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}

extension Schema {
    static let notes = Schema("notes", steps: [["CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL)"]])
}

extension Database {
    func add(_ text: String) throws(DatabaseError) {
        try write { (connection) throws(DatabaseError) in
            try connection.execute("INSERT INTO notes (text) VALUES (?)", [.text(text)])
        }
    }

    func texts() throws(DatabaseError) -> [String] {
        try read { (connection) throws(DatabaseError) in
            try connection.rows("SELECT text FROM notes ORDER BY id") { $0.text(0) }
        }
    }

    func value(_ sql: String, _ arguments: [SQLValue] = []) throws(DatabaseError) -> SQLValue? {
        try read { (connection) throws(DatabaseError) in try connection.row(sql, arguments) { $0[0] } }
    }
}
