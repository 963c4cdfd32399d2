import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeEpisode

/// The options `--with` and `--characters`.
struct EpisodeCharactersTests {
    private let sut = EpisodesCommandLine()

    private func setCharacters(_ identifiers: [Int], missing: [Int] = []) {
        let found = identifiers.map { identifier in
            let rick = OtherItem(identifier, "Rick", texts: ["status": "Alive", "species": "Human"])
            return (identifier, LookupResult.found(Fetched(value: rick, origin: .remote)))
        }
        let results = found + missing.map { ($0, .notFound) }
        sut.characters.setSeveral(Dictionary(uniqueKeysWithValues: results))
    }

    // --with

    @Test(arguments: [
        ("--with 1", [1], "1\n2\n"), ("--with 2,1", [2, 1], "2\n"), ("--with 2 --with 1", [2, 1], "2\n"),
        ("--with 1,2,3", [1, 2, 3], ""),
    ])
    func `a list has the episodes in which all characters appear`(
        options: String, identifiers: [Int], output: String
    ) async {
        sut.setPage([.stub(id: 1, characters: [1]), .stub(id: 2, characters: [1, 2])])
        setCharacters(identifiers)

        let run = await sut.run("episodes list \(options) --fields id")

        #expect(run.code == .ok)
        #expect(run.output == output)
        #expect(sut.characters.several.inputs == [PolicyInput(identifiers.map(\.key), .localFirst)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `a list takes names of characters, each character once`(policy: CachePolicy) async {
        sut.setPage([.stub(id: 1, characters: [1]), .stub(id: 2, characters: [1, 2])])
        let named = OtherItem(2, "Birdperson")
        sut.characters.search.setMatches(RankedMatches(partial: [named]))
        setCharacters([1, 2])

        let run = await sut.run("episodes list --with 1,bird,2 --fields id", cachePolicy: policy)

        #expect(run.output == "2\n")
        #expect(sut.characters.search.named.inputs == [PolicyInput("bird", policy)])
        #expect(sut.characters.several.inputs == [PolicyInput([1, 2], policy)])
    }

    @Test func `a character that does not exist is an error`() async {
        setCharacters([1], missing: [9999])

        let run = await sut.run("episodes list --with 1,9999")

        #expect(run.code == .notFound)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: Not found: character 9999.\n"))
    }

    @Test func `an ambiguous name of a character is an error that lists the characters`() async {
        let named = [1, 2].map {
            OtherItem($0, "Rick", distinctions: ["Human", "2 episodes"])
        }
        sut.characters.search.setMatches(RankedMatches(partial: named))

        let run = await sut.run("episodes list --with rick")

        #expect(run.code == .notFound)
        #expect(run.error.hasPrefix("error: 'rick' matches 2 characters.\n  1  Rick · Human · 2 episodes\n"))
        #expect(run.error.hasSuffix("Use an identifier, such as 'challenge episodes list --with 1'.\n"))
    }

    @Test(arguments: ["--with 0", "--with -1", "--with 1,", "--with 1 --fields nmae"])
    func `a wrong option requests no character`(options: String) async {
        #expect(await sut.run("episodes list \(options)").code == .usage)
        #expect(sut.characters.several.callCount == 0)
    }

    // --characters

    @Test(arguments: CachePolicy.allCases)
    func `an option prints the characters, which are fetched with one request`(policy: CachePolicy) async {
        let episode = Episode.stub(id: 1, characters: [1, 35])
        sut.episodes.getEpisode.setResult(.success(Fetched(value: episode, origin: .remote)))
        setCharacters([1], missing: [35])

        let run = await sut.run("episode 1 --characters --fields characters", cachePolicy: policy)

        #expect(run.output == "Rick · Alive · Human; 35\n")
        #expect(run.error == "warning: Not found: character 35.\n")
        #expect(sut.characters.several.inputs == [PolicyInput([1, 35], policy)])
    }
}
