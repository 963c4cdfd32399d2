import ChallengePersistence
import ChallengeTestSupport

/// A temporary database file, whose rows tests damage with SQL.
struct RowsFile {
    private let scratch: Scratch
    let database: Database

    /// - Parameter tables: The statements that create the tables and their rows.
    init(_ tables: String...) throws {
        scratch = try Scratch()
        database = Database(.library(path: scratch.path("rows.db")), schemas: [Schema("rows", steps: [tables])])
    }

    func execute(_ statement: String) async throws {
        try await database.write { (connection) throws(DatabaseError) in try connection.execute(statement) }
    }
}
