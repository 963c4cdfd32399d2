@testable import ChallengeRepository

/// The implementations of a local data source.
enum LocalStore: String, CaseIterable {
    case memory
    case sqlite

    func make<Note: SampleNote>(_: Note.Type) -> any LocalDataSourceContract<Note> {
        switch self {
        case .memory: Note.memory()
        case .sqlite: Note.local()
        }
    }
}

extension SampleNote {
    static func memory(capacity: Int = 1000) -> MemoryDataSource<Self> {
        MemoryDataSource(capacity: capacity, freshness: local().freshness)
    }
}
