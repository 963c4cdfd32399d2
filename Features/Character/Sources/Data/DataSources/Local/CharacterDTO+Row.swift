import ChallengePersistence
import ChallengeRepository

extension CharacterDTO: RowDTO {
    static let table = "characters"

    static let columns = [
        "name", "status", "species", "type", "gender", "origin_name", "origin_url", "location_name", "location_url",
        "image", "episodes", "created",
    ]

    static let nameColumn = "name"

    static let filters: KeyValuePairs<String, String> = [
        "name": "name", "status": "status", "species": "species", "type": "type", "gender": "gender",
    ]

    static let searchedColumns = ["name", "species", "type"]

    init(_ row: borrowing SQLRow) {
        self.init(
            id: row.integer(0), name: row.text(1), status: row.text(2), species: row.text(3), type: row.text(4),
            gender: row.text(5), origin: PlaceDTO(name: row.text(6), url: row.text(7)),
            location: PlaceDTO(name: row.text(8), url: row.text(9)), image: row.text(10),
            episode: TextList(storage: row.text(11)).elements, created: row.text(12))
    }

    var values: [SQLValue] {
        [
            .text(name), .text(status), .text(species), .text(type), .text(gender), .text(origin.name),
            .text(origin.url), .text(location.name), .text(location.url), .text(image),
            .text(TextList(elements: episode).storage), .text(created),
        ]
    }

    /// The tables.
    static let schema = cacheSchema {
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
            """
        ]
    }
}
