import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

struct GetCastsAndResidentsUseCaseTests {
    /// The casts and residents by the identifier of the episode or location.
    private struct Providers: EpisodeProviderContract, LocationProviderContract {
        let characters: [String: [Int]]

        func getCast(episode: String, cachePolicy: CachePolicy) -> Fetched<[Int]>? {
            characters[episode].map { Fetched(value: $0, origin: .remote) }
        }

        func getResidents(location: Int, cachePolicy: CachePolicy) -> Fetched<[Int]>? {
            characters["\(location)"].map { Fetched(value: $0, origin: .cache(age: .seconds(location))) }
        }

        func getEpisodes(identifiers: [Int], cachePolicy: CachePolicy) -> LookupResults<Int, AppearanceEpisode> {
            LookupResults([])
        }

        func findEpisodes(named name: String, cachePolicy: CachePolicy) -> NameMatches<NamedItem> { NameMatches() }
        func findLocations(named name: String, cachePolicy: CachePolicy) -> NameMatches<NamedItem> { NameMatches() }
        func findEpisodes(startingWith text: String) -> [NamedItem] { [] }
        func findLocations(startingWith text: String) -> [NamedItem] { [] }
    }

    private let characters = CharacterRepositoryMock()

    private func execute(
        _ castsAndResidents: [String: [Int]], episodes: [String] = [], locations: [Int] = []
    ) async throws(CharacterError) -> CastsAndResidents {
        characters.getCharacters.setResult(.success(LookupResults([])))
        let provider = Providers(characters: castsAndResidents)
        return try await GetCastsAndResidentsUseCase(
            characters: characters, episodes: provider, locations: provider
        ).execute(episodes: episodes, locations: locations, cachePolicy: .remoteFirst)
    }

    @Test func `the characters appear in all of the episodes`() async throws {
        _ = try await execute(["S01E01": [2, 1, 3], "5": [3, 4, 2]], episodes: ["S01E01", "5"])

        #expect(characters.getCharacters.inputs == [PolicyInput([2, 3], .remoteFirst)])
    }

    @Test func `the characters were last seen in one of the locations`() async throws {
        _ = try await execute(["1": [2, 9], "3": [4, 2]], locations: [1, 3])

        #expect(characters.getCharacters.inputs == [PolicyInput([2, 9, 4], .remoteFirst)])
    }

    @Test func `the characters of both are in an episode and in one of the locations`() async throws {
        let found = try await execute(
            ["S01E01": [5, 4, 2], "1": [2, 9], "3": [4]], episodes: ["S01E01"], locations: [1, 3])

        #expect(characters.getCharacters.inputs == [PolicyInput([4, 2], .remoteFirst)])
        #expect(found.lists.map(\.value) == [[5, 4, 2], [2, 9], [4]])
    }

    @Test func `an unknown episode or location is an error`() async {
        await #expect(throws: CharacterError.unknownEpisode("S09E99")) {
            try await execute([:], episodes: ["S09E99"])
        }
        await #expect(throws: CharacterError.unknownLocation(identifier: 7)) {
            try await execute(["S01E01": [1]], episodes: ["S01E01"], locations: [7])
        }
    }

    @Test func `the failure of an episode is thrown`() async {
        let episodes = EpisodeProviderMock()
        episodes.getCast.setResult(.failure(.loadFailed(.timedOut)))
        let sut = GetCastsAndResidentsUseCase(
            characters: characters, episodes: episodes, locations: LocationProviderMock())

        await #expect(throws: CharacterError.failed(.loadFailed(.timedOut))) {
            try await sut.execute(episodes: ["1"], locations: [], cachePolicy: .noCache)
        }
    }
}
