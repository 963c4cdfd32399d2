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
        // `DatabaseCheck` reports the cause of a failure.
        guard (try? await copy.hasContent) == true, let rows = try? await copy.read(WrongRows.find) else { return [] }
        let findings = [
            correctable("rows", rows.withTextAsBlob, "doctor.fixed.libraryRows %@", by: WrongRows.convertBytesOfText),
            correctable(
                "dates", rows.withWrongDate, "doctor.fixed.dates %@", field: "addedAt", by: WrongRows.correctDates),
            removable("ratings", rows.withWrongRating, field: "rating", with: "--no-rating"),
            removable("notes", rows.withWrongNote, field: "note", with: "--no-note"),
            others(rows.withOtherValues),
            impossible(
                "identifiers", "doctor.library.identifiers %@", rows.withWrongIdentifier,
                "DELETE FROM favorites WHERE id < 1", path),
        ].compactMap(\.self)
        // The fix of wrong values also derives the other values again.
        let isCurrent = try? await library.hasCurrentDerivedRows()
        return findings.isEmpty && isCurrent == false ? [derived] : findings
    }

    /// The finding about tags or texts for searches that differ from the favorites.
    private var derived: Finding {
        finding("derived", .problem, "doctor.library.derived".localized()) { () async throws(StorageFailure) in
            try await library.withStorageFailure { (library) async throws(DatabaseError) in
                try await library.deriveRows()
            }
            return "doctor.fixed.derived".localized()
        }
    }

    /// Returns the finding about wrong values that a fix corrects without a loss.
    ///
    /// - Parameter field: The field with the wrong values; `nil` if it can be any.
    private func correctable(
        _ name: String, _ identifiers: [Int], _ sentence: String, field: String? = nil,
        by correct: @escaping @Sendable (Connection) throws(DatabaseError) -> Void
    ) -> Finding? {
        if identifiers.isEmpty { return nil }
        let list = identifiers.shortList
        let message =
            field.map { "doctor.library.field %@ %@".localized($0, list) } ?? "doctor.library.rows %@".localized(list)
        return finding(name, .problem, message) {
            () async throws(StorageFailure) in
            try await library.withStorageFailure { (library) async throws(DatabaseError) in
                try await library.write(correct)
            }
            return sentence.localized(identifiers.shortList)
        }
    }

    /// Returns the finding about wrong values, with the command that removes them.
    private func removable(_ name: String, _ identifiers: [Int], field: String, with option: String) -> Finding? {
        if identifiers.isEmpty { return nil }
        return finding(
            name, .problem, "doctor.library.field %@ %@".localized(field, identifiers.shortList),
            command: "challenge favorites edit \(identifiers.firstWords) \(option)")
    }

    private func others(_ identifiers: [Int]) -> Finding? {
        if identifiers.isEmpty { return nil }
        let words = identifiers.firstWords
        return finding(
            "values", .problem, "doctor.library.values %@".localized(identifiers.shortList),
            // A favorite that the API does not have must not be removed.
            command: "challenge character \(words) -q >/dev/null && challenge favorites remove \(words)"
                + " && challenge favorites add \(words)")
    }
}

extension CheckContract {
    /// Returns the finding about rows whose identifiers no command takes, with the statement that deletes them.
    func impossible(
        _ name: String, _ message: String, _ rows: [Int], _ statement: String, _ path: String
    ) -> Finding? {
        if rows.isEmpty { return nil }
        return finding(
            name, .problem, message.localized(rows.shortList),
            command: "sqlite3 \(path.quotedForShell) \(statement.quotedForShell)")
    }
}

extension Int {
    /// The largest number of identifiers in a message and in a command line.
    fileprivate static let mostListed = 20
}

extension [Int] {
    /// The first identifiers as words of a command line.
    var firstWords: String { withoutRepetition.prefix(.mostListed).map(String.init).joined(separator: " ") }

    var shortList: String {
        prefix(.mostListed).map(String.init).joined(separator: ", ") + (count > .mostListed ? ", …" : "")
    }
}
