import ChallengeCore
import ChallengePersistence

/// The repositories and the clock for the commands and the recorder.
struct HistoryContainer: Sendable {
    let history: any HistoryRepositoryContract
    let searches: any RecentSearchesRepositoryContract
    let clock: any ClockContract
}

extension HistoryContainer {
    init(state: Database, clock: any ClockContract) {
        history = HistoryRepository(local: HistorySQLiteDataSource(database: state), clock: clock)
        searches = RecentSearchesRepository(local: RecentSearchesSQLiteDataSource(database: state))
        self.clock = clock
    }
}
