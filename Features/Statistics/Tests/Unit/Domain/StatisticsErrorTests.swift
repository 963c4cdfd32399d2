import ChallengeCore
import ChallengePrinting
import ChallengeTerminal
import Testing

@testable import ChallengeStatistics

struct StatisticsErrorTests {
    @Test(arguments: [
        (
            StatisticsError.failed(.storageFailed(.full)), ExitCode.ioError,
            CollectionFailure.storageFailed(.full).message
        ),
        (.noItems(.episode), .notFound, "The collection has no items."),
    ])
    func `a failure has a message and an exit code`(error: StatisticsError, code: ExitCode, message: String) {
        #expect(error.message == message)
        #expect(error.exitCode == code)
    }
}
