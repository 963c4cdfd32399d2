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
            ]
        ])
}
