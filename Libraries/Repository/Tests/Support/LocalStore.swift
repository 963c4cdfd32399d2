import ChallengePersistence

@testable import ChallengeRepository

/// The implementations of a local data source.
enum LocalStore: String, CaseIterable {
    case memory
    case sqlite
    case memoryInFrontOfSQLite
    case tooSmallMemoryInFrontOfSQLite

    func make<Note: SampleNote>(_: Note.Type) -> any LocalDataSourceContract<Note> {
        switch self {
        case .memory: MemoryDataSource<Note>()
        case .sqlite: sqlite()
        case .memoryInFrontOfSQLite: LayeredDataSource(front: MemoryDataSource<Note>(), back: sqlite())
        case .tooSmallMemoryInFrontOfSQLite:
            LayeredDataSource(front: MemoryDataSource<Note>(capacity: 1), back: sqlite())
        }
    }

    private func sqlite<Note: SampleNote>() -> SQLiteDataSource<Note> {
        SQLiteDataSource(
            database: Database(.memory, schemas: [Note.schema]), apiAddress: "https://example.org/api", api: Note.api)
    }
}
