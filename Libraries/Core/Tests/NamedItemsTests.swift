import ChallengeCore
import ChallengeCoreMocks
import Testing

struct NamedItemsTests {
    private struct Failure: Error {
        let apiError = APIError.failed(.timedOut)
    }

    @Test func `a failure to find a name is the error without the cases of the feature`() async {
        let sut = NamedItems(
            saved: LocalSearchMock<NamedItem>(), find: { (_, _) throws(Failure) in throw Failure() },
            apiError: \.apiError)

        await #expect(throws: APIError.failed(.timedOut)) { try await sut.named("rick", .noCache) }
    }
}
