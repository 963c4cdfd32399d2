import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

struct GetCastsAndResidentsUseCaseTests {
    private let characters = CharacterRepositoryMock()

    /// Looks up characters of episodes and locations, whose characters are given by identifier.
    private func execute(
        _ castsAndResidents: [String: [Int]], episodes: [String] = [], locations: [Int] = []
    ) async throws(CharacterError) -> CastsAndResidents {
        let sut = GetCastsAndResidentsUseCase(
            characters: characters,
            cast: { episode, _ in castsAndResidents[episode].map { Fetched(value: $0, origin: .remote) } },
            residents: { location, _ in
                castsAndResidents[location].map { Fetched(value: $0, origin: .cache(age: .zero)) }
            })
        characters.getCharacters.setResult(.success(LookupResults([])))
        return try await sut.execute(episodes: episodes, locations: locations, cachePolicy: .remoteFirst)
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
        #expect(found.lists.map(\.origin) == [.remote, .cache(age: .zero), .cache(age: .zero)])
    }

    @Test func `an unknown episode or location is an error`() async {
        await #expect(throws: CharacterError.unknownEpisode("S09E99")) {
            try await execute([:], episodes: ["S09E99"])
        }
        await #expect(throws: CharacterError.unknownLocation(identifier: 7)) {
            try await execute(["S01E01": [1]], episodes: ["S01E01"], locations: [7])
        }
    }

    @Test(arguments: [(["1"], []), ([], [1])])
    func `the failure of an episode or of a location is thrown`(episodes: [String], locations: [Int]) async {
        let failing: GetCastsAndResidentsUseCase.Characters = { (_, _) throws(APIError) in throw .failed(.timedOut) }
        let sut = GetCastsAndResidentsUseCase(characters: characters, cast: failing, residents: failing)

        await #expect(throws: CharacterError.loadFailed(.failed(.timedOut))) {
            try await sut.execute(episodes: episodes, locations: locations, cachePolicy: .noCache)
        }
    }
}
