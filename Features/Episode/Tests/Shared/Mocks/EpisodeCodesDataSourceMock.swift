import ChallengeCoreMocks
import ChallengePersistence
import Testing

@testable import ChallengeEpisode

struct EpisodeCodesDataSourceMock: EpisodeCodesDataSourceContract {
    let getIdentifiers: MockedCall<[String], [String: Int], DatabaseError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getIdentifiers = MockedCall("getIdentifiers", unconfigured: .success([:]), sourceLocation: sourceLocation)
    }

    func getIdentifiers(codes: [String]) async throws(DatabaseError) -> [String: Int] {
        try getIdentifiers.call(codes)
    }
}
