import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeEpisode

/// The options `--with` and `--characters`.
struct EpisodeCharactersTests {
    private let sut = EpisodesCommandLine()

    private func setCharacters(_ identifiers: [Int], missing: [Int] = []) {
        let found = CastMember(name: "Rick", status: "Alive", species: "Human", gender: "Male")
        sut.cast.characters.setResult(
            .success(
                LookupResults(
                    identifiers.map { .init($0, .found(Fetched(value: found, origin: .remote))) }
                        + missing.map { .init($0, .notFound) })))
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
        #expect(sut.cast.characters.inputs == [PolicyInput(identifiers, .localFirst)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `a list takes names of characters, each character once`(policy: CachePolicy) async {
        sut.setPage([.stub(id: 1, characters: [1]), .stub(id: 2, characters: [1, 2])])
        let named = NamedItem(key: 2, name: "Birdperson", distinctions: [])
        sut.cast.saved.setMatches(RankedMatches(partial: [named]))
        setCharacters([1, 2])

        let run = await sut.run("episodes list --with 1,bird,2 --fields id", cachePolicy: policy)

        #expect(run.output == "2\n")
        #expect(sut.cast.saved.named.inputs == [PolicyInput("bird", policy)])
        #expect(sut.cast.characters.inputs == [PolicyInput([1, 2], policy)])
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
            NamedItem(key: .number($0), name: "Rick", distinctions: ["Human", "2 episodes"])
        }
        sut.cast.saved.setMatches(RankedMatches(partial: named))

        let run = await sut.run("episodes list --with rick")

        #expect(run.code == .notFound)
        #expect(run.error.hasPrefix("error: 'rick' matches 2 characters.\n  1  Rick · Human · 2 episodes\n"))
        #expect(run.error.hasSuffix("Use an identifier, such as 'challenge episodes list --with 1'.\n"))
    }

    @Test(arguments: ["--with 0", "--with -1", "--with 1,", "--with 1 --fields nmae"])
    func `a wrong option requests no character`(options: String) async {
        #expect(await sut.run("episodes list \(options)").code == .usage)
        #expect(sut.cast.characters.callCount == 0)
    }

    // --characters

    @Test(arguments: CachePolicy.allCases)
    func `characters are fetched with one request, and a missing one is printed as its identifier`(
        policy: CachePolicy
    ) async {
        let episode = Episode.stub(id: 1, characters: [1, 35])
        sut.episodes.getEpisode.setResult(.success(Fetched(value: episode, origin: .remote)))
        setCharacters([1], missing: [35])

        let run = await sut.run("episode 1 --characters --fields characters", cachePolicy: policy)

        #expect(run.output == "Rick · Alive · Human; 35\n")
        #expect(run.code == .unavailable)
        #expect(sut.cast.characters.inputs == [PolicyInput([1, 35], policy)])
    }

    @Test func `the characters of a list are objects in JSON`() async {
        sut.setPage([.stub(id: 1, characters: [1])])
        setCharacters([1])

        let run = await sut.run("episodes list --characters --fields characters --format jsonl")

        #expect(run.code == .ok)
        #expect(
            run.output == #"{"characters":[{"id":1,"name":"Rick","status":"Alive","species":"Human"}]}"# + "\n")
    }
}
