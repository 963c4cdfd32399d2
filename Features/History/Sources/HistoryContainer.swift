import ChallengeCore
import ChallengePersistence

/// Builds the objects that the commands and the recorder use.
struct HistoryContainer: Sendable {
    let history: any HistoryRepositoryContract
    let clock: any ClockContract
}

extension HistoryContainer {
    init(state: Database, library: Database, clock: any ClockContract) {
        history = HistoryRepository(
            local: HistorySQLiteDataSource(database: state, library: library), clock: clock)
        self.clock = clock
    }
}
