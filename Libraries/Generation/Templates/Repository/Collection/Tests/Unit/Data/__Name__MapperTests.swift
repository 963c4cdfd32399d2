import ChallengeCore
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import Challenge__Name__

struct __Name__MapperTests {
    private let sut = __Name__Mapper()

    @Test func `every field is mapped`() {
        let model = sut.map(.stub())

        #expect(model.id == __id__)
        //% each field
        #expect(model.__field__ == __mappedSample__)
        //% end
    }

    @Test func `the cache and the model answer each filter`() async throws {
        try await CollectionAudit<__DTO__>().expectFilters(
            "4815",
            [
                //% each filter
                __Name__FilterField.__field__: .stub(id: __rankID__, __field__: __match__),
                //% end
            ], map: sut.map)
    }
}
