import ChallengeCore
import Testing

@testable import Challenge__Name__

struct __Name__ErrorMapperTests {
    @Test(arguments: [StorageOperation.reading, .saving, .deleting])
    func `a failure of the data source has the operation`(operation: StorageOperation) {
        let error = __Name__ErrorMapper().map(.init(error: .full, operation: operation))

        #expect(error == .storageFailed(operation, .full))
    }
}
