import ChallengeCore
import ChallengePersistence
import ChallengeResources

/// A check of the values in the user's rows, which the integrity check of SQLite does not compare with their columns.
struct StoredRowsCheck: CheckContract {
    let id = "library"
    let library: Database

    var title: String { "doctor.part.library".localized() }

    func run() async -> [Finding] {
        guard let path = library.path else { return [] }
        let copy = Database(.readOnly(path: path), schemas: [])
        // The check of the file has the cause of a failure.
        guard (try? await copy.fileSize()) ?? 0 > 0, let rows = try? await copy.read(WrongRows.find) else { return [] }
        return rows.isEmpty ? [] : [rows.areBytesOfText ? convertible(rows) : unreadable(rows)]
    }

    /// Bytes in place of a text are stored as the text that every command already prints.
    private func convertible(_ rows: WrongRows) -> Finding {
        finding("rows", .problem, "doctor.library.rows %@".localized(rows.list)) { () async throws(StorageFailure) in
            try await library.withStorageFailure { (library) async throws(DatabaseError) in
                try await library.write(WrongRows.convert)
            }
            return "doctor.fixed.libraryRows %@".localized(rows.list)
        }
    }

    private func unreadable(_ rows: WrongRows) -> Finding {
        finding(
            "rows", .problem, "doctor.library.rows %@".localized(rows.list),
            command: "challenge favorites edit \(rows.identifiers.map(String.init).joined(separator: " ")) --no-rating")
    }
}

/// The favorites in which a value has another type than its column.
struct WrongRows: Sendable, Equatable {
    private static let table = "favorites"

    let identifiers: [Int]

    /// `true` if all of these values are bytes that are the UTF-8 text of a column with text.
    let areBytesOfText: Bool

    var isEmpty: Bool { identifiers.isEmpty }

    var list: String { identifiers.map(String.init).joined(separator: ", ") }

    static func find(_ connection: Connection) throws(DatabaseError) -> WrongRows {
        var (identifiers, areBytesOfText): (Set<Int>, Bool) = ([], true)
        for column in try connection.columns(of: table) {
            guard let condition = column.conditionForWrongType else { continue }
            let rows = try connection.rows(
                "SELECT id, \(column.name.quotedForSQL) FROM \(table) WHERE \(condition)"
            ) { (identifier: $0.integer(0), value: $0[1]) }
            identifiers.formUnion(rows.map(\.identifier))
            if column.type != "text" || !rows.allSatisfy(\.value.isText) {
                areBytesOfText = areBytesOfText && rows.isEmpty
            }
        }
        return WrongRows(identifiers: identifiers.sorted(), areBytesOfText: areBytesOfText)
    }

    static func convert(_ connection: Connection) throws(DatabaseError) {
        for column in try connection.columns(of: table) where column.type == "text" {
            let name = column.name.quotedForSQL
            try connection.execute("UPDATE \(table) SET \(name) = CAST(\(name) AS TEXT) WHERE typeof(\(name)) = 'blob'")
        }
    }
}

extension SQLValue {
    /// `true` for bytes in UTF-8.
    fileprivate var isText: Bool {
        if case .blob(let bytes) = self { String(validating: bytes, as: UTF8.self) != nil } else { false }
    }
}
