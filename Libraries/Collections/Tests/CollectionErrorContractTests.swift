import ChallengeCollections
import ChallengeCore
import ChallengePlatform
import ChallengeResources
import ChallengeTerminal
import Testing

struct CollectionErrorContractTests {
    private enum PlaceError: CollectionErrorContract, PresentableError {
        case notFound(identifier: String)
        case loadFailed(APIError)

        var content: CollectionErrorContent {
            switch self {
            case .notFound(let identifier): .notFound(kind: "location", identifier: identifier)
            case .loadFailed(let error): .api(error)
            }
        }
    }

    @Test(arguments: [APIError.failed(.timedOut), .notFound, .pageNotFound(page: 9, pages: 7), .cancelled])
    func `a failure of the API is reported with its own text, advice and exit code`(failure: APIError) {
        let sut = PlaceError.loadFailed(failure)

        #expect(sut.message == failure.localizedText)
        #expect(sut.advice == failure.advice)
        #expect(sut.exitCode == failure.exitCode)
        #expect(sut.debugDescription == failure.debugDescription)
        #expect(sut.apiError == failure)
    }

    @Test func `a case of the feature has its own text and advice, and is not found for other features`() {
        let sut = PlaceError.notFound(identifier: "Earth")

        #expect(sut.message == "Location Earth was not found.")
        #expect(sut.advice == "Run 'challenge locations search TEXT' to find locations.")
        #expect(sut.exitCode == .notFound)
        #expect(sut.debugDescription == "not found: location Earth")
        #expect(sut.apiError == .notFound)
    }
}
