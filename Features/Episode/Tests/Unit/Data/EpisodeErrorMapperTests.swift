import ChallengeCore
import Testing

@testable import ChallengeEpisode

struct EpisodeErrorMapperTests {
    private let sut = EpisodeErrorMapper()

    @Test func `a missing episode is named by its identifier`() {
        #expect(sut.map(.init(error: .notFound, identifier: 7)) == .notFound(identifier: 7))
    }

    @Test func `a list that does not exist is a failed load`() {
        #expect(sut.map(.init(error: .notFound)) == .loadFailed(.notFound))
    }

    @Test(arguments: [APIError.failed(.timedOut), .pageNotFound(page: 3, pages: 2), .cancelled])
    func `any other failure of an item or a list is a failed load`(error: APIError) {
        #expect(sut.map(.init(error: error, identifier: 7)) == .loadFailed(error))
        #expect(sut.map(.init(error: error)) == .loadFailed(error))
    }
}
