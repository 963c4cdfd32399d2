import ChallengeCore
import ChallengePersistence
import ChallengeRepository

/// A thing that no feature has.
struct NoteDTO: RowDTO {
    let id: Int
    let name: String
    let tags: [String]

    init(id: Int = 1, name: String = "Remote", tags: [String] = []) {
        self.id = id
        self.name = name
        self.tags = tags
    }

    static let table = "notes"
    static let columns = ["name", "tags"]

    init(_ row: borrowing SQLRow) {
        self.init(id: row.integer(0), name: row.text(1), tags: TextList(storage: row.text(2)).elements)
    }

    var values: [SQLValue] { [.text(name), .text(TextList(elements: tags).storage)] }

    static let schema = Schema(
        "note",
        steps: [
            [
                """
                CREATE TABLE notes (
                    source TEXT NOT NULL, id INTEGER NOT NULL, name TEXT NOT NULL, tags TEXT NOT NULL,
                    fetched_at REAL NOT NULL, PRIMARY KEY (source, id)
                ) WITHOUT ROWID
                """,
                pagesTableCreation,
            ]
        ])
}

extension PageDTO<NoteDTO> {
    static func stub(count: Int = 826, pages: Int = 42, results: [NoteDTO] = [NoteDTO()]) -> PageDTO {
        PageDTO(info: PageInfoDTO(count: count, pages: pages), results: results)
    }
}

/// What can go wrong with notes.
enum NoteError: RepositoryFailure, Equatable {
    case notFound(identifier: Int)
    case invalidPage(page: Int, pages: Int)
    case loadFailed(LoadFailure)
    case storageFailed(StorageFailure)
    case cancelled

    var related: RelatedFailure {
        switch self {
        case .notFound, .invalidPage: .notFound
        case .loadFailed(let failure): .loadFailed(failure)
        case .storageFailed(let failure): .storageFailed(failure)
        case .cancelled: .cancelled
        }
    }
}
