import ChallengeCore
import ChallengeRepositoryMocks
import Testing

@testable import Challenge__Name__

struct __Name__MapperTests {
    private let sut = __Name__Mapper()

    @Test func `every field is mapped`() {
        let model = sut.map(.stub())

        #expect(model.id == __id__)
        //% each field
        //% if isDate
        #expect(model.__field__ == Timestamp(__sample__))
        //% else
        #expect(model.__field__ == __sample__)
        //% end
        //% end
    }

    @Test func `the cache and the model answer each filter`() async throws {
        try await CollectionAudit<__DTO__>().expectFilters(
            "rare",
            [
                //% each filter
                __Name__FilterField.__field__: .stub(id: __rankID__, __field__: "a Rare text"),
                //% end
            ], map: sut.map)
    }
}
