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
        return [convertible(rows.withBytesOfText), ratings(rows.withWrongRating), others(rows.withOtherValues)]
            .compactMap(\.self)
    }

    /// Returns the finding about bytes in place of texts.
    ///
    /// Its fix stores them as the texts that every command prints.
    private func convertible(_ identifiers: [Int]) -> Finding? {
        if identifiers.isEmpty { return nil }
        return finding("rows", .problem, "doctor.library.rows %@".localized(identifiers.shortList)) {
            () async throws(StorageFailure) in
            try await library.withStorageFailure { (library) async throws(DatabaseError) in
                try await library.write(WrongRows.convertBytesOfText)
            }
            return "doctor.fixed.libraryRows %@".localized(identifiers.shortList)
        }
    }

    private func ratings(_ identifiers: [Int]) -> Finding? {
        if identifiers.isEmpty { return nil }
        let first = identifiers.prefix(.mostListed).map(String.init).joined(separator: " ")
        return finding(
            "ratings", .problem, "doctor.library.rows %@".localized(identifiers.shortList),
            command: "challenge favorites edit \(first) --no-rating")
    }

    private func others(_ identifiers: [Int]) -> Finding? {
        if identifiers.isEmpty { return nil }
        return finding("values", .problem, "doctor.library.rows %@".localized(identifiers.shortList))
    }
}

extension Int {
    /// The largest number of identifiers in a message and in a command line.
    fileprivate static let mostListed = 20
}

extension [Int] {
    fileprivate var shortList: String {
        prefix(.mostListed).map(String.init).joined(separator: ", ") + (count > .mostListed ? ", …" : "")
    }
}
