import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

/// The calls of the port for episodes, whose items on this machine are searched in a mock.
struct EpisodesPortMock {
    let episodes: MockedCall<PolicyInput<[Int]>, LookupResults<Int, AppearanceEpisode>, APIError>
    let cast: MockedCall<PolicyInput<String>, Fetched<[Int]>?, APIError>
    let saved = ItemSearchMock<NamedItem>()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        episodes = MockedCall("episodes", unconfigured: .cancelled, sourceLocation: sourceLocation)
        cast = MockedCall("cast", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    var port: EpisodesPort {
        EpisodesPort(
            episodes: { (identifiers, cachePolicy) async throws(APIError) in
                try episodes.call(PolicyInput(identifiers, cachePolicy))
            },
            cast: { (episode, cachePolicy) async throws(APIError) in
                try cast.call(PolicyInput(episode, cachePolicy))
            },
            names: NamedItems(saved))
    }

    func setCast(_ identifiers: [Int]?) {
        cast.setResult(.success(identifiers.map { Fetched(value: $0, origin: .remote) }))
    }
}
