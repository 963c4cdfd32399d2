public import ChallengeNetworking
public import ChallengePersistence

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A store of announced waits in the cache, which later runs can read.
///
/// If the cache is unavailable, waits are not saved, and no error is reported here. The command that needs the cache
/// reports the error.
public struct RateLimitStore: RateLimitStoreContract {
    public static let table = "rate_limits"

    public static let schema = Schema(cacheOf: table, tables: [table]) {
        // The key is the API's address with its path, because one host can serve several APIs.
        ["CREATE TABLE rate_limits (api_address TEXT PRIMARY KEY, ends_at REAL NOT NULL) WITHOUT ROWID"]
    }

    private let database: Database

    public init(database: Database) {
        self.database = database
    }

    public func endOfWait(for apiAddress: String) async -> Date? {
        let seconds = try? await database.read { (connection) throws(DatabaseError) in
            try connection.row("SELECT ends_at FROM rate_limits WHERE api_address = ?", [.text(apiAddress)]) {
                $0.real(0)
            }
        }
        return seconds.flatMap { $0 }.map(Date.init(timeIntervalSince1970:))
    }

    public func setEndOfWait(_ end: Date, for apiAddress: String) async {
        _ = try? await database.write { (connection) throws(DatabaseError) in
            try connection.execute(
                "INSERT OR REPLACE INTO rate_limits (api_address, ends_at) VALUES (?, ?)",
                [.text(apiAddress), .real(end.timeIntervalSince1970)])
        }
    }
}
