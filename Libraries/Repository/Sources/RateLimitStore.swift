public import ChallengeNetworking
public import ChallengePersistence

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Remembers announced waits in the cache, and so across runs.
///
/// A cache that cannot be used costs the memory of them and nothing else: what is wrong with it, the command that needs
/// it says.
public struct RateLimitStore: RateLimitStoreContract {
    public static let schema = Schema(
        "rate_limits",
        steps: [["CREATE TABLE rate_limits (server TEXT PRIMARY KEY, ends_at REAL NOT NULL) WITHOUT ROWID"]])

    private let database: Database

    public init(database: Database) {
        self.database = database
    }

    public func endOfWait(for server: String) async -> Date? {
        let seconds = try? await database.read { (connection) throws(DatabaseError) in
            try connection.row("SELECT ends_at FROM rate_limits WHERE server = ?", [.text(server)]) { $0.real(0) }
        }
        return seconds.flatMap { $0 }.map(Date.init(timeIntervalSince1970:))
    }

    public func setEndOfWait(_ end: Date, for server: String) async {
        _ = try? await database.write { (connection) throws(DatabaseError) in
            try connection.execute(
                "INSERT OR REPLACE INTO rate_limits (server, ends_at) VALUES (?, ?)",
                [.text(server), .real(end.timeIntervalSince1970)])
        }
    }
}
