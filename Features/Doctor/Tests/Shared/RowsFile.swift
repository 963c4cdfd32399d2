import ChallengePersistence
import ChallengeTestSupport

@testable import ChallengeDoctor

/// A database file in a temporary directory, whose rows a test changes as another program could.
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

extension CheckContract {
    /// The findings that are not fine, each with its verdict and its command.
    var alarms: [String] {
        get async {
            await run().filter { $0.verdict != .ok }.map {
                "\($0.id) \($0.verdict.rawValue): \($0.message) \($0.command ?? "-")"
            }
        }
    }

    /// Fixes everything that can be fixed, and returns the sentences about the changes.
    func fix() async throws -> [String] {
        var changes: [String] = []
        for finding in await run() {
            if let fix = finding.fix { changes.append(try await fix()) }
        }
        return changes
    }
}
