import ChallengePersistence

extension FavoritesSQLiteDataSource {
    /// The tables.
    static let schema = Schema(
        "favorites",
        steps: [
            [
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
            ],
            favoritesOfAllKinds,
        ])

    /// The favorites of the first version, which were characters, become favorites of items of any kind.
    ///
    /// The table has another name, so that a running program of the first version fails instead of changing it. An index
    /// of its own could hide rows if it is damaged; this table has none. The column `key` has no type, because an
    /// identifier is a number or a text.
    private static let favoritesOfAllKinds = [
        """
        CREATE TABLE favorite_items (
            kind TEXT NOT NULL, key NOT NULL, name TEXT NOT NULL, short_name TEXT, record TEXT NOT NULL,
            note TEXT, rating INTEGER, tags TEXT NOT NULL, added_at INTEGER NOT NULL, PRIMARY KEY (kind, key)
        ) WITHOUT ROWID
        """,
        """
        INSERT INTO favorite_items (kind, key, name, record, note, rating, tags, added_at)
        SELECT 'character', id, name,
            json_object(
                'status', CAST(status AS TEXT), 'species', CAST(species AS TEXT), 'type', CAST(type AS TEXT),
                'gender', CAST(gender AS TEXT), 'origin.name', CAST(origin AS TEXT),
                'location.name', CAST(location AS TEXT)),
            note, rating, tags, added_at
        FROM favorites NOT INDEXED
        """,
        "DROP TABLE favorite_tags",
        "DROP TABLE favorites",
    ]
}
