import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter

/// Tests of `characters list` with the options for episodes and locations.
struct CastsAndResidentsCommandsTests {
    private let characters = CharacterRepositoryMock()
    private let episodes = EpisodeProviderMock()
    private let locations = LocationProviderMock()

    private func list(
        _ options: String, cachePolicy: CachePolicy = .localFirst
    ) async -> (code: ExitCode, output: String, error: String) {
        await CharacterContainer(
            characters: characters, pages: CharactersPageRepositoryMock(), names: { CharacterNamesRepositoryMock() },
            episodes: episodes, locations: locations, history: HistoryRecorderMock(), cachePolicy: cachePolicy
        ).run("characters list " + options)
    }

    private func setCharacters(_ identifiers: [Int]) {
        characters.getCharacters.setResult(
            .success(
                LookupResults(identifiers.map { .init($0, .found(Fetched(value: .stub(id: $0), origin: .remote))) })))
    }

    private func setCast(_ identifiers: [Int]?) {
        episodes.getCast.setResult(.success(identifiers.map { Fetched(value: $0, origin: .remote) }))
    }

    private func setResidents(_ identifiers: [Int]?) {
        locations.getResidents.setResult(.success(identifiers.map { Fetched(value: $0, origin: .remote) }))
    }

    @Test func `several locations in one value are refused with the spelling for several locations`() async {
        let run = await list("--at 3,20")

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: --at takes one value. For several, use '--at 3 --at 20'.\n"))
    }

    @Test(arguments: CachePolicy.allCases)
    func `the characters of an episode and a location are listed`(policy: CachePolicy) async {
        setCast([3, 1, 2])
        setResidents([1, 7, 3])
        setCharacters([3, 1])

        let run = await list("--in S01E11 --at 20 --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "3\n1\n")
        #expect(episodes.getCast.inputs == [PolicyInput("S01E11", policy)])
        #expect(locations.getResidents.inputs == [PolicyInput(20, policy)])
        #expect(characters.getCharacters.inputs == [PolicyInput([3, 1], policy)])
    }

    @Test func `repeated options select the characters of all episodes and of any location`() async {
        setCast([1, 2])
        setResidents([2])
        setCharacters([2])

        let run = await list("--in 1 --in 1x02 --at 3 --at 4 --fields id")

        #expect(run.output == "2\n")
        #expect(episodes.getCast.inputs.map(\.value) == ["1", "1x02"])
        #expect(locations.getResidents.inputs.map(\.value) == [3, 4])
    }

    @Test(arguments: CachePolicy.allCases)
    func `names select the episode and the location`(policy: CachePolicy) async {
        episodes.findEpisodes.setResult(
            .success(NameMatches(exact: [NamedItem(id: 11, name: "Pilot", distinctions: [])])))
        locations.findLocations.setResult(
            .success(NameMatches(partial: [NamedItem(id: 3, name: "Citadel of Ricks", distinctions: [])])))
        setCast([1])
        setResidents([1])
        setCharacters([1])

        let run = await list("--in pilot --at citadel --fields id", cachePolicy: policy)

        #expect(run.output == "1\n")
        #expect(episodes.findEpisodes.inputs == [PolicyInput("pilot", policy)])
        #expect(locations.findLocations.inputs == [PolicyInput("citadel", policy)])
        #expect(episodes.getCast.inputs == [PolicyInput("11", policy)])
        #expect(locations.getResidents.inputs == [PolicyInput(3, policy)])
    }

    @Test func `an ambiguous name is an error that lists the locations`() async {
        let earths = [1, 20].map { NamedItem(id: $0, name: "Earth", distinctions: ["Planet", "4 residents"]) }
        locations.findLocations.setResult(.success(NameMatches(partial: earths)))

        let run = await list("--at earth")

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: 'earth' matches 2 locations.\n   1  Earth · Planet · 4 residents\n"))
        #expect(run.error.hasSuffix("Use an identifier, such as 'challenge characters list --at 1'.\n"))
    }

    @Test func `a name that no episode has is an error with the nearest names`() async {
        episodes.findEpisodes.setResult(.success(NameMatches(nearestNames: ["Pilot"])))

        let run = await list("--in pilott")

        #expect(run.code == .notFound)
        #expect(
            run.error
                == "error: --in: No episode matches 'pilott'.\nSimilar names: Pilot. Did you mean 'challenge characters list --in Pilot'?\n"
        )
    }

    @Test(arguments: [("--status dead", ""), ("--status alive --name SANCH", "1\n2\n"), ("--limit 1", "1\n")])
    func `the characters of a location can be filtered`(options: String, output: String) async {
        setResidents([1, 2])
        setCharacters([1, 2])

        #expect(await list("--at 20 --fields id \(options)").output == output)
    }

    @Test(arguments: ["--at 0", "--at -1", "--at 1x", "--at 20 --fields nmae"])
    func `a wrong option requests no location`(options: String) async {
        #expect(await list(options).code == .usage)
        #expect(locations.getResidents.callCount == 0)
        #expect(locations.findLocations.callCount == 0)
    }

    @Test func `an episode or a location that does not exist is an error`() async {
        setCast(nil)
        setResidents(nil)

        let episode = await list("--in S99E99")
        let location = await list("--at 999")

        #expect(episode.code == .notFound)
        #expect(episode.error.hasPrefix("error: Episode S99E99 was not found.\n"))
        #expect(location.code == .notFound)
        #expect(location.error.hasPrefix("error: Location 999 was not found.\n"))
    }

    @Test func `a character of a location that does not exist is named in a warning`() async {
        setResidents([1, 2])
        characters.getCharacters.setResult(
            .success(
                LookupResults([.init(1, .found(Fetched(value: .stub(id: 1), origin: .remote))), .init(2, .notFound)])))

        let run = await list("--at 20 --fields id")

        #expect(run.code == .ok)
        #expect(run.output == "1\n")
        #expect(run.error.contains("warning: Not found: character 2.\n"))
    }
}
