import ChallengeCore
import ChallengePersistence

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Keeps characters and pages in the cache's database, apart for each API that they came from.
struct CharacterSQLiteDataSource: CharacterLocalDataSourceContract {
    let database: Database
    /// The address of the API.
    let source: String

    func getCharacters(identifiers: [Int]) async throws(DatabaseError) -> [Stored<CharacterDTO>] {
        try await database.read { (connection) throws(DatabaseError) in
            try characters(identifiers, connection)
        }
    }

    func saveCharacters(_ characters: [CharacterDTO], fetchedAt: Date) async throws(DatabaseError) {
        try await database.write { (connection) throws(DatabaseError) in
            try save(characters, fetchedAt, connection)
        }
    }

    func deleteCharacters(identifiers: [Int]) async throws(DatabaseError) {
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute(
                "DELETE FROM characters WHERE source = ? AND id IN (SELECT value FROM json_each(?))",
                [.text(source), .text(identifiers.jsonArray)])
        }
    }

    func getPage(_ key: CharactersPageKey) async throws(DatabaseError) -> Stored<CharactersPageDTO>? {
        try await database.read { (connection) throws(DatabaseError) in
            let row = try connection.row(
                "SELECT count, pages, characters, fetched_at FROM character_pages WHERE source = ? AND page_key = ?",
                [.text(source), .text(key.text)]
            ) { row in
                (
                    info: CharactersPageDTO.Info(count: row.integer(0), pages: row.integer(1)),
                    identifiers: row.text(2).split(separator: ",").compactMap { Int($0) }, fetchedAt: row.real(3)
                )
            }
            guard let row else { return nil }
            let results = try characters(row.identifiers, connection).map(\.value)
            guard results.count == row.identifiers.count else { return nil }
            return Stored(
                value: CharactersPageDTO(info: row.info, results: results),
                fetchedAt: Date(timeIntervalSince1970: row.fetchedAt))
        }
    }

    func savePage(
        _ page: CharactersPageDTO, for key: CharactersPageKey, fetchedAt: Date
    ) async throws(DatabaseError) {
        try await database.write { (connection) throws(DatabaseError) in
            try save(page.results, fetchedAt, connection)
            try connection.execute(
                "INSERT OR REPLACE INTO character_pages VALUES (?, ?, ?, ?, ?, ?)",
                [
                    .text(source), .text(key.text), SQLValue(page.info.count), SQLValue(page.info.pages),
                    .text(page.results.map { "\($0.id)" }.joined(separator: ",")),
                    .real(fetchedAt.timeIntervalSince1970),
                ])
        }
    }

    func deletePage(_ key: CharactersPageKey) async throws(DatabaseError) {
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute(
                "DELETE FROM character_pages WHERE source = ? AND page_key = ?", [.text(source), .text(key.text)])
        }
    }

    private func characters(
        _ identifiers: [Int], _ connection: Connection
    ) throws(DatabaseError) -> [Stored<CharacterDTO>] {
        try connection.rows(
            """
            SELECT characters.id, name, status, species, characters.type, gender, origin_name, origin_url, location_name, location_url,
                   image, episodes, created, fetched_at
            FROM json_each(?) AS wanted JOIN characters ON source = ? AND characters.id = wanted.value
            ORDER BY wanted.key
            """,
            [.text(identifiers.jsonArray), .text(source)]
        ) { row in
            Stored(value: CharacterDTO(row), fetchedAt: Date(timeIntervalSince1970: row.real(13)))
        }
    }

    private func save(
        _ characters: [CharacterDTO], _ fetchedAt: Date, _ connection: Connection
    ) throws(DatabaseError) {
        for character in characters {
            try connection.execute(
                "INSERT OR REPLACE INTO characters VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [.text(source)] + character.columns + [.real(fetchedAt.timeIntervalSince1970)])
        }
    }
}

extension CharacterSQLiteDataSource {
    /// The tables, and the steps that led to them.
    static let schema = Schema(
        "character",
        steps: [
            [
                """
                CREATE TABLE characters (
                    source TEXT NOT NULL, id INTEGER NOT NULL, name TEXT NOT NULL, status TEXT NOT NULL,
                    species TEXT NOT NULL, type TEXT NOT NULL, gender TEXT NOT NULL,
                    origin_name TEXT NOT NULL, origin_url TEXT NOT NULL,
                    location_name TEXT NOT NULL, location_url TEXT NOT NULL,
                    image TEXT NOT NULL, episodes TEXT NOT NULL, created TEXT NOT NULL, fetched_at REAL NOT NULL,
                    PRIMARY KEY (source, id)
                ) WITHOUT ROWID
                """,
                """
                CREATE TABLE character_pages (
                    source TEXT NOT NULL, page_key TEXT NOT NULL, count INTEGER NOT NULL, pages INTEGER NOT NULL,
                    characters TEXT NOT NULL, fetched_at REAL NOT NULL,
                    PRIMARY KEY (source, page_key)
                ) WITHOUT ROWID
                """,
            ]
        ])
}

extension CharacterDTO {
    fileprivate init(_ row: borrowing SQLRow) {
        self.init(
            id: row.integer(0), name: row.text(1), status: row.text(2), species: row.text(3), type: row.text(4),
            gender: row.text(5), origin: PlaceDTO(name: row.text(6), url: row.text(7)),
            location: PlaceDTO(name: row.text(8), url: row.text(9)), image: row.text(10),
            episode: TextList(storage: row.text(11)).elements, created: row.text(12))
    }

    fileprivate var columns: [SQLValue] {
        [
            SQLValue(id), .text(name), .text(status), .text(species), .text(type), .text(gender), .text(origin.name),
            .text(origin.url), .text(location.name), .text(location.url), .text(image),
            .text(TextList(elements: episode).storage), .text(created),
        ]
    }
}

extension [Int] {
    /// As SQLite's `json_each` takes them: one statement for any number of identifiers.
    fileprivate var jsonArray: String { "[\(map(String.init).joined(separator: ","))]" }
}
