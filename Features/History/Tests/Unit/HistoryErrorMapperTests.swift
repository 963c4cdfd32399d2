import ChallengeCore
import Testing

@testable import ChallengeHistory

struct HistoryErrorMapperTests {
    private let sut = HistoryErrorMapper()

    @Test(arguments: [StorageOperation.reading, .saving, .deleting])
    func `a failure has the operation and the part of the state`(operation: StorageOperation) {
        #expect(
            sut.map(.init(error: .full, operation: operation, content: .history)) == .storageFailed(operation, .full))
        #expect(
            sut.map(.init(error: .full, operation: operation, content: .searches)) == .searchesFailed(operation, .full))
    }
}
