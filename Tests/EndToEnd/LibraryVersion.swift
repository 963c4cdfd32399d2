import ChallengePersistence
import Testing

/// The exact content of a library or a state as a released version of the program created it.
///
/// Do not change an existing version. Before you add a step to a released schema, add the file without that step.
struct LibraryVersion: CustomTestStringConvertible {
    let testDescription: String
    let statements: [String]

    /// The schema of the favorites.
    var favorites: Schema {
        Schema("favorites", steps: [statements.filter { $0.contains("CREATE") && !$0.contains("TABLE schemas") }])
    }

    /// The statements that insert favorites.
    var rows: [String] { statements.filter { $0.contains("INSERT INTO favorite") } }

    static let all = [first]

    static let states = [firstState]

    private static let first = LibraryVersion(
        testDescription: "0.1.0",
        statements: [
            "CREATE TABLE schemas (name TEXT PRIMARY KEY, version INTEGER NOT NULL)",
            "INSERT INTO schemas VALUES ('favorites', 1)",
            """
            CREATE TABLE favorites (
                id INTEGER PRIMARY KEY, name TEXT NOT NULL, status TEXT NOT NULL, species TEXT NOT NULL,
                type TEXT NOT NULL, gender TEXT NOT NULL, origin TEXT NOT NULL, location TEXT NOT NULL,
                note TEXT, rating INTEGER, tags TEXT NOT NULL, added_at INTEGER NOT NULL,
                sort_name TEXT NOT NULL, folded TEXT NOT NULL
            )
            """,
            "CREATE INDEX favorites_by_addition ON favorites (added_at DESC, id DESC)",
            "CREATE INDEX favorites_by_name ON favorites (sort_name, id)",
            "CREATE INDEX favorites_by_rating ON favorites (rating DESC, added_at DESC, id DESC)",
            "CREATE INDEX favorites_by_text ON favorites (folded)",
            "CREATE INDEX favorites_by_status ON favorites (status)",
            "CREATE INDEX favorites_by_species ON favorites (species)",
            """
            CREATE TABLE favorite_tags (
                tag TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (tag, id)
            ) WITHOUT ROWID
            """,
            "CREATE INDEX favorite_tags_by_favorite ON favorite_tags (id)",
            """
            INSERT INTO favorites VALUES
                (762, 'Martínez', 'Dead', 'Animal', 'Turkey', 'Male', 'Earth', 'Earth', 'Naïve', 4, 'big,head',
                    1795217819757, 'martinez', 'martinez' || char(10) || 'naive' || char(10) || 'big' || char(10) || 'head'),
                (42, 'Big Head Morty', 'unknown', 'Human', 'Human with giant head', 'Male', 'unknown', 'Citadel of Ricks',
                    NULL, NULL, '', 1795217819758, 'big head morty', 'big head morty' || char(10))
            """,
            "INSERT INTO favorite_tags VALUES ('big', 762), ('head', 762)",
        ])

    private static let firstState = LibraryVersion(
        testDescription: "0.1.0",
        statements: [
            "CREATE TABLE schemas (name TEXT PRIMARY KEY, version INTEGER NOT NULL)",
            "INSERT INTO schemas VALUES ('history', 3), ('recent_searches', 2)",
            "CREATE TABLE history_numbers (last INTEGER NOT NULL)",
            """
            CREATE TABLE history (
                number INTEGER PRIMARY KEY, kind TEXT NOT NULL, identifier, name TEXT NOT NULL,
                shown_at INTEGER NOT NULL, source TEXT NOT NULL
            )
            """,
            """
            CREATE TABLE recent_searches (
                kind TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL, command TEXT NOT NULL,
                position INTEGER NOT NULL UNIQUE, PRIMARY KEY (kind, key)
            ) WITHOUT ROWID
            """,
            "INSERT INTO history_numbers VALUES (9)",
            """
            INSERT INTO history VALUES
                (7, 'episode', 'S01E01', 'Pilot', 1795217819757, 'cache'),
                (8, 'list', NULL, 'characters list', 1795217819758, 'remote')
            """,
            "INSERT INTO recent_searches VALUES ('character', 'rick', 'Rick', 'characters search', 1)",
        ])
}
