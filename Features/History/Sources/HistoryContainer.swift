import ChallengeCore
import ChallengePersistence

/// The repositories and the clock for the commands and the recorder.
struct HistoryContainer: Sendable {
    let history: any HistoryRepositoryContract
    let searches: any RecentSearchesRepositoryContract
    let clock: any ClockContract
}

extension HistoryContainer {
    init(state: Database, library: Database, clock: any ClockContract) {
        history = HistoryRepository(local: HistorySQLiteDataSource(database: state, library: library), clock: clock)
        searches = RecentSearchesRepository(local: RecentSearchesSQLiteDataSource(database: state, library: library))
        self.clock = clock
    }
}
