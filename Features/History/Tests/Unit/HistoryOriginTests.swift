import ChallengeCore
import Testing

@testable import ChallengeHistory

struct HistoryOriginTests {
    @Test func `an origin in the history has no age and no date`() {
        #expect(HistoryOrigin(.remote) == .remote)
        #expect(HistoryOrigin(.cache(age: .seconds(5))) == .cache)
        #expect(HistoryOrigin(.snapshot(SnapshotDate("2024-10"))) == .snapshot)
    }
}
