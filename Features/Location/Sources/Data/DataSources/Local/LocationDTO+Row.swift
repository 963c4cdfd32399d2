import ChallengePersistence
import ChallengeRepository

extension LocationDTO: RowDTO {
    static let table = "locations"

    static let columns = ["name", "type", "dimension", "residents", "created"]

    static let nameColumn = "name"

    static let filters: KeyValuePairs<String, String> = ["name": "name", "type": "type", "dimension": "dimension"]

    static let searchedColumns = ["name", "type", "dimension"]

    init(_ row: borrowing SQLRow) {
        self.init(
            id: row.integer(0), name: row.text(1), type: row.text(2), dimension: row.text(3),
            residents: TextList(storage: row.text(4)).elements, created: row.text(5))
    }

    var values: [SQLValue] {
        [.text(name), .text(type), .text(dimension), .text(TextList(elements: residents).storage), .text(created)]
    }

    /// The tables.
    static let schema = cacheSchema {
        [
            """
            CREATE TABLE locations (
                source TEXT NOT NULL, id INTEGER NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL,
                dimension TEXT NOT NULL, residents TEXT NOT NULL, created TEXT NOT NULL,
                fetched_at REAL NOT NULL,
                PRIMARY KEY (source, id)
            ) WITHOUT ROWID
            """
        ]
    }
}
