import ChallengePersistence

/// The codes of the cached episodes.
protocol EpisodeCodesDataSourceContract: Sendable {
    /// Returns the identifiers of the cached episodes with these codes, whatever their age.
    func getIdentifiers(codes: [String]) async throws(DatabaseError) -> [String: Int]
}

struct EpisodeCodesDataSource: EpisodeCodesDataSourceContract {
    let database: Database
    let apiAddress: String

    func getIdentifiers(codes: [String]) async throws(DatabaseError) -> [String: Int] {
        try await database.read { (connection) throws(DatabaseError) in
            var identifiers: [String: Int] = [:]
            for code in codes {
                identifiers[code] = try connection.row(
                    "SELECT id FROM episodes WHERE source = ? AND code = ?", [.text(apiAddress), .text(code)]
                ) { $0.integer(0) }
            }
            return identifiers
        }
    }
}
