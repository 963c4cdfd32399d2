import ChallengeCore
import Testing

@testable import ChallengeCharacter

struct CharacterErrorMapperTests {
    private let sut = CharacterErrorMapper()

    @Test func `a missing item is a not-found error`() {
        #expect(sut.map((.notFound, .item(7))) == .notFound(identifier: 7))
    }

    @Test func `a page after the last one is an error that names the last page`() {
        #expect(sut.map((.pageNotFound(pages: 2), .page(3))) == .failed(.invalidPage(page: 3, pages: 2)))
    }

    @Test(
        arguments: [
            (.failed(.serverError(status: 503)), .loadFailed(.serverError(status: 503))),
            (.failed(.timedOut), .loadFailed(.timedOut)), (.cancelled, .cancelled),
        ] as [(APIError, CollectionFailure)])
    func `every other failure is mapped to a collection failure`(error: APIError, failure: CollectionFailure) {
        for request in [CollectionRequest<Int>.item(7), .items, .page(3)] {
            #expect(sut.map((error, request)) == .failed(failure))
        }
    }

    @Test func `a list that does not exist is an invalid request`() {
        #expect(sut.map((.notFound, .items)) == .failed(.loadFailed(.invalidRequest(status: 404))))
    }
}
