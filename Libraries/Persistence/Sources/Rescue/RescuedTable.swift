/// A table of a fresh library, into which the rows of a damaged one are copied.
struct RescuedTable {
    /// A limit for the rows of a query, so that it ends even if pages refer to each other in a circle.
    private static let maximumRows = 10_000_000

    private let name: String
    private let columns: [RescuedColumn]
    /// The position of the column that contains the row's number.
    ///
    /// SQLite does not store this column among the values of the row.
    private let keyPosition: Int?

    init(_ name: String, of connection: Connection) throws(DatabaseError) {
        self.name = name
        let facts = try connection.rows(
            "SELECT name, type, \"notnull\", dflt_value, pk FROM pragma_table_info(?)", [.text(name)]
        ) { row in
            (
                RescuedColumn(
                    name: row.text(0), type: row.text(1).uppercased(), isRequired: row.integer(2) != 0,
                    hasDefault: row[3] != .null), isKey: row.integer(4) > 0
            )
        }
        columns = facts.map(\.0)
        let keys = facts.indices.filter { facts[$0].isKey }
        keyPosition = keys.count == 1 && columns[keys[0]].type == "INTEGER" ? keys[0] : nil
    }

    /// Copies the rows of a query, and returns `true` if it read all rows and all of them fit the table.
    func copyRows(from source: Connection, to target: Connection) throws(DatabaseError) -> Bool {
        let names = (try? source.rows("SELECT name FROM pragma_table_info(?)", [.text(name)]) { $0.text(0) }) ?? []
        let present = columns.filter { names.contains($0.name) }
        if present.isEmpty { return false }
        let list = present.map { "\"\($0.name)\"" }.joined(separator: ", ")
        var isComplete = true
        var failure: DatabaseError?
        do {
            try source.forEachRow("SELECT \(list) FROM \"\(name)\" LIMIT \(Self.maximumRows)", []) { row in
                let values = Dictionary(uniqueKeysWithValues: present.indices.map { (present[$0].name, row[$0]) })
                guard failure == nil else { return }
                guard let accepted = acceptedValues(columns.map { values[$0.name] }) else {
                    isComplete = false
                    return
                }
                do throws(DatabaseError) {
                    try insert(accepted, into: target)
                } catch {
                    failure = error
                }
            }
        } catch {
            return false
        }
        if let failure { throw failure }
        return isComplete
    }

    /// Returns the values of a row from a page, or `nil` if the row cannot belong to this table.
    func row(from record: StoredRow) -> [SQLValue?]? {
        var values = record.values
        guard values.count <= columns.count, columns[values.count...].allSatisfy({ !$0.isRequired || $0.hasDefault })
        else { return nil }
        if let keyPosition {
            guard values.indices.contains(keyPosition), values[keyPosition] == .null else { return nil }
            values[keyPosition] = .integer(record.rowID)
        }
        // A value of another type means that the row belongs to another table.
        guard zip(columns, values).allSatisfy({ $0.canHold($1) }) else { return nil }
        return acceptedValues(columns.indices.map { $0 < values.count ? values[$0] : nil })
    }

    /// Inserts a row, unless a row with its key exists or the row violates a constraint.
    ///
    /// A column without a value gets its default.
    func insert(_ values: [SQLValue?], into target: Connection) throws(DatabaseError) {
        let given = zip(columns, values).compactMap { column, value in value.map { (column.name, $0) } }
        let list = given.map { "\"\($0.0)\"" }.joined(separator: ", ")
        let marks = given.map { _ in "?" }.joined(separator: ", ")
        do {
            try target.execute("INSERT OR IGNORE INTO \"\(name)\" (\(list)) VALUES (\(marks))", given.map(\.1))
        } catch .failed(let code, let reason) {
            // This program has not written such a row.
            let isOfRow = [ResultCode.tooBig, .constraint, .mismatch].contains(ResultCode(rawValue: Int32(code & 0xFF)))
            if !isOfRow { throw .failed(code: code, reason: reason) }
        }
    }

    /// Returns values that the columns accept, or `nil` if the row belongs to another table or comes from a lost page.
    ///
    /// A lost value is replaced by the default of its column, by NULL, or by an empty value if NULL is not allowed. A
    /// value of the wrong type is replaced in the same way if its column allows NULL. A lost page is read as texts of
    /// zeros.
    private func acceptedValues(_ values: [SQLValue?]) -> [SQLValue?]? {
        if values.contains(where: { $0?.isFromLostPage == true }) { return nil }
        if let keyPosition, values[keyPosition] == nil { return nil }
        if zip(columns, values).contains(where: { $0.isRequired && $1.map($0.canHold) == false }) { return nil }
        return zip(columns, values).map { column, value in
            if let value, column.canHold(value) { return value }
            return column.hasDefault ? nil : column.isRequired ? column.emptyValue : .null
        }
    }
}

extension SQLValue {
    /// The number of successive zero bytes that only a lost page contains, and no text of a user.
    private static let longestZeros = 8

    /// `true` for a text with many successive zero bytes or of zero bytes only, which comes from a lost page.
    fileprivate var isFromLostPage: Bool {
        guard case .text(let text) = self, !text.isEmpty else { return false }
        var zeros = 0
        for byte in text.utf8 {
            zeros = byte == 0 ? zeros + 1 : 0
            if zeros == Self.longestZeros { return true }
        }
        return text.utf8.allSatisfy { $0 == 0 }
    }
}

/// A column of a rescued table.
struct RescuedColumn {
    let name: String
    let type: String
    let isRequired: Bool
    let hasDefault: Bool

    func canHold(_ value: SQLValue) -> Bool {
        switch (type, value) {
        case (_, .null): !isRequired
        case ("TEXT", .text), ("INTEGER", .integer), ("REAL", .real), ("REAL", .integer), ("BLOB", .blob): true
        case ("TEXT", _), ("INTEGER", _), ("REAL", _), ("BLOB", _): false
        default: true
        }
    }

    /// The replacement for a lost value in a required column.
    var emptyValue: SQLValue {
        switch type {
        case "INTEGER": .integer(0)
        case "REAL": .real(0)
        case "BLOB": .blob([])
        default: .text("")
        }
    }
}
