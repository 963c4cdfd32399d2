import ChallengePersistence
import ChallengeRepository

extension EpisodeDTO: RowDTO {
    static let table = "episodes"

    static let columns = ["name", "air_date", "code", "characters", "created"]

    static let nameColumn = "name"

    static let filters: KeyValuePairs<String, String> = ["name": "name", "episode": "code"]

    static let searchedColumns = ["name", "code"]

    init(_ row: borrowing SQLRow) {
        self.init(
            id: row.integer(0), name: row.text(1), airDate: row.text(2), code: row.text(3),
            characters: TextList(storage: row.text(4)).elements, created: row.text(5))
    }

    var values: [SQLValue] {
        [.text(name), .text(airDate), .text(code), .text(TextList(elements: characters).storage), .text(created)]
    }

    /// The tables.
    static let schema = cacheSchema {
        [
            """
            CREATE TABLE episodes (
                source TEXT NOT NULL, id INTEGER NOT NULL, name TEXT NOT NULL, air_date TEXT NOT NULL,
                code TEXT NOT NULL, characters TEXT NOT NULL, created TEXT NOT NULL, fetched_at REAL NOT NULL,
                PRIMARY KEY (source, id)
            ) WITHOUT ROWID
            """,
            "CREATE INDEX episodes_by_code ON episodes (source, code)",
        ]
    }
}
