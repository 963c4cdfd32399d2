import ChallengeCore
import ChallengePersistence
import ChallengeRepository

/// A store for __manyWords__ in the library.
struct __Name__SQLiteDataSource: __Name__LocalDataSourceContract {
    private static let columns = [
        "id",
        //% each field
        "[__field__]",
        //% end
    ]
    private static let selection = "SELECT \(columns.joined(separator: ", ")) FROM [__plural__]"

    let database: Database

    func get__Name__(identifier: Int) async throws(StorageFailure) -> __Name__DTO? {
        try await database.reading { (connection) throws(DatabaseError) in
            try connection.row("\(Self.selection) WHERE id = ?", [SQLValue(identifier)]) { __Name__DTO($0) }
        }
    }

    func get__Names__() async throws(StorageFailure) -> [__Name__DTO] {
        try await database.reading { (connection) throws(DatabaseError) in
            try connection.rows("\(Self.selection) ORDER BY id") { __Name__DTO($0) }
        }
    }

    func insert__Name__(_ make: @escaping @Sendable (Int) -> __Name__DTO) async throws(StorageFailure) -> __Name__DTO {
        try await database.writing { (connection) throws(DatabaseError) in
            // The table of SQLite has the largest identifier that was ever used.
            let last = try connection.row("SELECT seq FROM sqlite_sequence WHERE name = '__plural__'") { $0.integer(0) }
            let item = make((last ?? 0) + 1)
            try connection.replaceRows(in: "[__plural__]", columns: Self.columns, with: [Self.values(of: item)])
            return item
        }
    }

    func delete__Names__(identifiers: [Int]) async throws(StorageFailure) -> [Int] {
        try await database.writing(isRemoval: true) { (connection) throws(DatabaseError) in
            var deleted: [Int] = []
            for identifier in identifiers {
                let query = "DELETE FROM [__plural__] WHERE id = ? RETURNING id"
                deleted += try connection.rows(query, [SQLValue(identifier)]) { $0.integer(0) }
            }
            return deleted
        }
    }

    private static func values(of item: __Name__DTO) -> [SQLValue] {
        [
            SQLValue(item.id),
            //% each field
            item.__field__.sqlValue,
            //% end
        ]
    }
}

extension __Name__SQLiteDataSource {
    /// The table; a change of a published table is a further step.
    static let schema = Schema(
        "__plural__",
        steps: [
            [
                """
                CREATE TABLE [__plural__] (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    //% each field
                    [__field__] __sqlType__,
                    //% end
                )
                """
            ]
        ])
}

extension __Name__DTO {
    fileprivate init(_ row: borrowing SQLRow) {
        self.init(
            id: row.integer(0),
            //% each field
            __field__: row.value(__columnRank__),
            //% end
        )
    }
}
