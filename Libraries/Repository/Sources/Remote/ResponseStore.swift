public import ChallengeCore
internal import ChallengeNetworking
public import ChallengePersistence
internal import ChallengePlatform

/// A store of responses with their entity tags in the cache, for conditional requests.
///
/// If the cache is unavailable, nothing is stored, and no error is reported here. The command that needs the cache
/// reports the error.
public struct ResponseStore: Sendable {
    /// The body of an earlier response, and the tag by which the server recognizes it.
    struct StoredResponse: Equatable {
        let entityTag: String
        let body: Data
    }

    public static let table = "responses"

    public static let schema = Schema(cacheOf: table, tables: [table]) {
        [
            """
            CREATE TABLE responses (
                source TEXT NOT NULL, address TEXT NOT NULL, entity_tag TEXT NOT NULL, body BLOB NOT NULL,
                fetched_at REAL NOT NULL,
                PRIMARY KEY (source, address)
            )
            """,
            "CREATE INDEX responses_by_age ON responses (fetched_at)",
        ]
    }

    /// The age after which a response is deleted, in seconds: most addresses are requested only a few times.
    private static let longestStorage = 30 * 24 * 60 * 60.0

    /// The largest size of all bodies, in bytes.
    private static let largestSize = 16 << 20

    /// The number of stored responses after which their size is checked, because the check reads all of them.
    private static let checkInterval = 64

    /// The longest entity tag, in bytes, so that a request stays within the limits of servers.
    private static let longestEntityTag = 1000

    private let database: Database
    private let apiAddress: String
    private let freshness: Freshness

    public init(database: Database, apiAddress: String, freshness: Freshness) {
        self.database = database
        self.apiAddress = apiAddress
        self.freshness = freshness
    }

    func response(to endpoint: Endpoint) async -> StoredResponse? {
        let response = try? await database.read { (connection) throws(DatabaseError) in
            try connection.row(
                "SELECT entity_tag, body FROM responses WHERE source = ? AND address = ?",
                [.text(apiAddress), .text(endpoint.address(below: ""))]
            ) { StoredResponse(entityTag: $0.text(0), body: Data($0.bytes(1))) }
        }
        return response.flatMap(\.self)
    }

    func delete(_ endpoint: Endpoint) async {
        _ = try? await database.write { (connection) throws(DatabaseError) in
            try connection.execute(
                "DELETE FROM responses WHERE source = ? AND address = ?",
                [.text(apiAddress), .text(endpoint.address(below: ""))])
        }
    }

    /// Stores the response if it has an entity tag; otherwise deletes an earlier response to the endpoint.
    func save(_ response: HTTPResponse, to endpoint: Endpoint) async {
        let key: [SQLValue] = [.text(apiAddress), .text(endpoint.address(below: ""))]
        let now = freshness.now.timeIntervalSince1970
        _ = try? await database.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM responses WHERE fetched_at < ?", [.real(now - Self.longestStorage)])
            guard response.status == 200, let entityTag = response.headers["etag"],
                entityTag.utf8.count <= Self.longestEntityTag
            else {
                return try connection.execute("DELETE FROM responses WHERE source = ? AND address = ?", key)
            }
            try connection.execute(
                """
                INSERT OR REPLACE INTO responses (source, address, entity_tag, body, fetched_at) VALUES (?, ?, ?, ?, ?)
                """,
                key + [.text(entityTag), .blob([UInt8](response.body)), .real(now)])
            try Self.deleteOldest(connection)
        }
    }

    /// Deletes the oldest responses if all of them take too much space.
    private static func deleteOldest(_ connection: Connection) throws(DatabaseError) {
        let last = try connection.row("SELECT last_insert_rowid()") { $0.integer(0) } ?? 0
        guard last.isMultiple(of: checkInterval) else { return }
        try connection.execute(
            """
            WITH sizes AS (
                SELECT rowid AS response, sum(length(body)) OVER (ORDER BY fetched_at DESC, rowid DESC) AS total
                FROM responses
            )
            DELETE FROM responses WHERE rowid IN (SELECT response FROM sizes WHERE total > ?)
            """, [SQLValue(largestSize)])
    }
}
