import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

struct EpisodeProviderMock: EpisodeProviderContract {
    let getEpisodes: MockedCall<PolicyInput<[Int]>, LookupResults<Int, AppearanceEpisode>, CollectionFailure>
    let getCast: MockedCall<PolicyInput<String>, Fetched<[Int]>?, CollectionFailure>
    let findEpisodes: MockedCall<PolicyInput<String>, NameMatches<NamedItem>, CollectionFailure>
    let findEpisodesStartingWith: MockedCall<String, [NamedItem], CollectionFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getEpisodes = MockedCall("getEpisodes", unconfigured: .cancelled, sourceLocation: sourceLocation)
        getCast = MockedCall("getCast", unconfigured: .cancelled, sourceLocation: sourceLocation)
        findEpisodes = MockedCall("findEpisodes", unconfigured: .cancelled, sourceLocation: sourceLocation)
        findEpisodesStartingWith = MockedCall(
            "findEpisodesStartingWith", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, AppearanceEpisode> {
        try getEpisodes.call(PolicyInput(identifiers, cachePolicy))
    }

    func getCast(episode: String, cachePolicy: CachePolicy) async throws(CollectionFailure) -> Fetched<[Int]>? {
        try getCast.call(PolicyInput(episode, cachePolicy))
    }

    func findEpisodes(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem> {
        try findEpisodes.call(PolicyInput(name, cachePolicy))
    }

    func findEpisodes(startingWith text: String) async throws(CollectionFailure) -> [NamedItem] {
        try findEpisodesStartingWith.call(text)
    }
}
