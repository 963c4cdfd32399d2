import ChallengeCore
import Testing

@testable import ChallengeCache

struct CacheErrorMapperTests {
    @Test(arguments: [StorageOperation.reading, .deleting])
    func `a failure has the operation`(operation: StorageOperation) {
        #expect(CacheErrorMapper().map(.init(error: .full, operation: operation)) == .storageFailed(operation, .full))
    }
}
