import ChallengeCore
import Testing

struct CollectionFailureTests {
    @Test(
        arguments: [
            (.failed(.timedOut), .page(3), .loadFailed(.timedOut)), (.cancelled, .item(1), .cancelled),
            (.pageNotFound(pages: 2), .page(3), .invalidPage(page: 3, pages: 2)),
            (.notFound, .page(3), .loadFailed(.invalidRequest(status: 404))),
            (.notFound, .items, .loadFailed(.invalidRequest(status: 404))),
        ] as [(APIError, CollectionRequest<Int>, CollectionFailure)])
    func `a failure of the API is translated depending on the request`(
        error: APIError, request: CollectionRequest<Int>, failure: CollectionFailure
    ) {
        #expect(CollectionFailure(error, request) == failure)
    }
}
