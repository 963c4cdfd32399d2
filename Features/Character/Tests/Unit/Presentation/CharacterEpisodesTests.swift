import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter

/// Tests of `--episodes`.
struct CharacterEpisodesTests {
    private let sut = CharactersCommandLine()
    private let pilot = AppearanceEpisode(name: "Pilot", code: "S01E01", airDate: "2013-12-02")

    private func setEpisodes(_ results: [LookupResults<Int, AppearanceEpisode>.Entry]) {
        sut.episodes.episodes.setResult(.success(LookupResults(results)))
    }

    private func found(_ identifier: Int) -> LookupResults<Int, AppearanceEpisode>.Entry {
        .init(identifier, .found(Fetched(value: pilot, origin: .remote)))
    }

    @Test(arguments: CachePolicy.allCases)
    func `episodes are fetched with one request, and a missing one is printed as its identifier`(policy: CachePolicy)
        async
    {
        let character = CharacterMapper().map(.stub(episodes: [1, 2]))
        sut.characters.getCharacter.setResult(.success(Fetched(value: character, origin: .remote)))
        setEpisodes([found(1), .init(2, .notFound)])

        let run = await sut.run("character 1 --episodes --fields episodes", cachePolicy: policy)

        #expect(run.output == "S01E01 · 2013-12-02 · Pilot; 2\n")
        #expect(run.code == .unavailable)
        #expect(sut.episodes.episodes.inputs == [PolicyInput([1, 2], policy)])
    }

    @Test func `a table of several characters has a line for each selected value of an episode`() async {
        let character = CharacterMapper().map(.stub(name: "One", episodes: [1, 2]))
        sut.setCharacters([.found(character), .found(character)])
        setEpisodes([found(1), found(2)])

        let run = await sut.run("character 1 2 --episodes --fields name,episodes.id --format table")

        #expect(
            run.output.split(separator: "\n").dropFirst()
                == ["One              1", "One              2", "One              1", "One              2"])
    }

    @Test func `the fields of an episode give the option`() async {
        let character = CharacterMapper().map(.stub(episodes: [1]))
        sut.characters.getCharacter.setResult(.success(Fetched(value: character, origin: .remote)))
        setEpisodes([found(1)])

        #expect(await sut.run("character 1 --fields episodes.code").output == "S01E01\n")
    }
}
