import ChallengeCore
import ChallengePersistence

/// The repository and the clock for the commands and the recorder.
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
