import ChallengeCore
import Testing

@testable import Challenge__Name__

struct __Name__ErrorMapperTests {
    private let sut = __Name__ErrorMapper()

    @Test func `a missing item is named by its identifier`() {
        #expect(sut.map(.init(error: .notFound, identifier: __id__)) == .notFound(identifier: __id__))
    }

    @Test func `a list that does not exist is a failed load`() {
        #expect(sut.map(.init(error: .notFound)) == .loadFailed(.notFound))
    }

    @Test(arguments: [APIError.failed(.timedOut), .pageNotFound(page: 3, pages: 2), .cancelled])
    func `any other failure of an item or a list is a failed load`(error: APIError) {
        #expect(sut.map(.init(error: error, identifier: __id__)) == .loadFailed(error))
        #expect(sut.map(.init(error: error)) == .loadFailed(error))
    }
}
