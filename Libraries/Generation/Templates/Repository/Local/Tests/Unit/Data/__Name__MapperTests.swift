import ChallengeCore
import Foundation
import Testing

@testable import Challenge__Name__

struct __Name__MapperTests {
    @Test func `every field is mapped`() {
        let model = __Name__Mapper().map(.stub())

        #expect(model.id == __id__)
        //% each field
        #expect(model.__field__ == __mappedSample__)
        //% end
    }

    @Test func `a model is mapped back to the stored values`() {
        #expect(__Name__DTOMapper().map(__Name__Mapper().map(.stub())) == .stub())
    }
}
