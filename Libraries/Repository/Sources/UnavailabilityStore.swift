public import ChallengeNetworking
public import ChallengePersistence
public import ChallengePlatform

/// A store of announced waits and timeouts in the cache, which later runs can read.
///
/// If the cache is unavailable, nothing is saved, and no error is reported here. The command that needs the cache
/// reports the error.
public struct UnavailabilityStore: UnavailabilityStoreContract {
    public static let table = "unavailability"

    public static let schema = Schema(cacheOf: table, tables: [table]) {
        // The key is the API's address with its path, because one host can serve several APIs.
        ["CREATE TABLE unavailability (api_address TEXT PRIMARY KEY, ends_at REAL, timed_out_at REAL) WITHOUT ROWID"]
    }

    private let database: Database

    public init(database: Database) { self.database = database }

    public func endOfWait(for apiAddress: String) async -> Date? { await time("ends_at", apiAddress) }

    public func setEndOfWait(_ end: Date, for apiAddress: String) async { await set("ends_at", end, apiAddress) }

    public func lastTimeout(of apiAddress: String) async -> Date? { await time("timed_out_at", apiAddress) }

    public func setLastTimeout(_ time: Date?, of apiAddress: String) async {
        await set("timed_out_at", time, apiAddress)
    }

    private func time(_ column: String, _ apiAddress: String) async -> Date? {
        let value = try? await database.read { (connection) throws(DatabaseError) in
            try connection.row("SELECT \(column) FROM unavailability WHERE api_address = ?", [.text(apiAddress)]) {
                $0[0]
            }
        }
        guard case .real(let seconds)? = value else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }

    private func set(_ column: String, _ time: Date?, _ apiAddress: String) async {
        _ = try? await database.write { (connection) throws(DatabaseError) in
            try connection.execute(
                """
                INSERT INTO unavailability (api_address, \(column)) VALUES (?, ?)
                ON CONFLICT (api_address) DO UPDATE SET \(column) = excluded.\(column)
                """,
                [.text(apiAddress), time.map { .real($0.timeIntervalSince1970) } ?? .null])
        }
    }
}
