import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter

/// Tests of `characters list` with the options for episodes and locations.
struct CastsAndResidentsCommandsTests {
    private let sut = CharactersCommandLine()

    private func setCharacters(_ identifiers: [Int]) { sut.setCharacters(identifiers.map { .found(.stub(id: $0)) }) }

    @Test func `several locations in one value are refused with the spelling for several locations`() async {
        let run = await sut.run("characters list --at 3,20")

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: --at takes one value. For several, use '--at 3 --at 20'.\n"))
    }

    @Test(arguments: CachePolicy.allCases)
    func `the characters of an episode and a location are listed`(policy: CachePolicy) async {
        sut.episodes.setLinks([3, 1, 2])
        sut.locations.setLinks([1, 7, 3])
        setCharacters([3, 1])

        let run = await sut.run("characters list --in S01E11 --at 20 --fields id", cachePolicy: policy)

        #expect(run.code == .ok)
        #expect(run.output == "3\n1\n")
        #expect(sut.episodes.one.inputs == [PolicyInput("S01E11", policy)])
        #expect(sut.locations.one.inputs == [PolicyInput("20", policy)])
        #expect(sut.characters.getCharacters.inputs == [PolicyInput([3, 1], policy)])
    }

    @Test func `repeated options select the characters of all episodes and of any location`() async {
        sut.episodes.setLinks([1, 2])
        sut.locations.setLinks([2])
        setCharacters([2])

        let run = await sut.run("characters list --in 1 --in 1x02 --at 3 --at 4 --fields id")

        #expect(run.output == "2\n")
        #expect(sut.episodes.one.inputs.map(\.value) == ["1", "1x02"])
        #expect(sut.locations.one.inputs.map(\.value) == ["3", "4"])
    }

    @Test(arguments: CachePolicy.allCases)
    func `names select the episode and the location`(policy: CachePolicy) async {
        sut.episodes.search.setMatches(RankedMatches(exact: [OtherItem(11, "Pilot")]))
        sut.locations.search.setMatches(RankedMatches(partial: [OtherItem(3, "Citadel of Ricks")]))
        sut.episodes.setLinks([1])
        sut.locations.setLinks([1])
        setCharacters([1])

        let run = await sut.run("characters list --in pilot --at citadel --fields id", cachePolicy: policy)

        #expect(run.output == "1\n")
        #expect(sut.episodes.search.named.inputs == [PolicyInput("pilot", policy)])
        #expect(sut.locations.search.named.inputs == [PolicyInput("citadel", policy)])
        #expect(sut.episodes.one.inputs == [PolicyInput("11", policy)])
        #expect(sut.locations.one.inputs == [PolicyInput("3", policy)])
    }

    @Test func `a name that several locations have in their names means all of them`() async {
        let names = ["Earth (C-137)", "Earth (C-500)", "Earth (Evil)", "Earth (Giant)"]
        sut.locations.search.setMatches(
            RankedMatches(partial: names.enumerated().map { OtherItem($0 + 1, $1) }))
        sut.locations.setLinks([1])
        setCharacters([1])

        let run = await sut.run("characters list --at earth --fields id")

        #expect(run.output == "1\n")
        #expect(sut.locations.one.inputs.map(\.value) == ["1", "2", "3", "4"])
        let note = "'earth' means 4 items: Earth (C-137) (1), Earth (C-500) (2), Earth (Evil) (3) and 1 more."
        #expect(run.error.contains(note))
    }

    @Test func `the whole name of a location means only this location`() async {
        let inside = RankedMatch(OtherItem(2, "Earth (C-137)"), rank: .wholeWords)
        sut.locations.search.setMatches(
            RankedMatches([RankedMatch(OtherItem(1, "Earth"), rank: .wholeName), inside]))
        sut.locations.setLinks([1])
        setCharacters([1])

        _ = await sut.run("characters list --at earth --fields id")

        #expect(sut.locations.one.inputs.map(\.value) == ["1"])
    }

    @Test(arguments: [
        ("--in pilott", "--in: No episode matches 'pilott'."), ("--at x", "--at: No location matches 'x'."),
    ])
    func `a name that nothing has is an error of the option, with the nearest name`(
        option: String, message: String
    ) async {
        sut.episodes.search.setMatches(RankedMatches(nearestNames: ["Near"]))
        sut.locations.search.setMatches(RankedMatches(nearestNames: ["Near"]))

        let run = await sut.run("characters list \(option)")

        #expect(run.code == .notFound)
        let proposal = "challenge characters list \(option.prefix(4)) Near"
        #expect(run.error == "error: \(message)\nSimilar names: Near. Did you mean '\(proposal)'?\n")
    }

    @Test(arguments: [("--status dead", ""), ("--status alive --name SANCH", "1\n2\n"), ("--limit 1", "1\n")])
    func `the characters of a location can be filtered`(options: String, output: String) async {
        sut.locations.setLinks([1, 2])
        setCharacters([1, 2])

        #expect(await sut.run("characters list --at 20 --fields id \(options)").output == output)
    }

    @Test func `a search finds only the characters of a location`() async {
        sut.locations.setLinks([1, 2])
        setCharacters([1, 2])
        sut.search.setMatches(RankedMatches(partial: [.stub(id: 3), .stub(id: 2)]))

        #expect(await sut.run("characters search rick --at 20 --fields id").output == "2\n")
        #expect(await sut.run("characters search --at 20 --fields id").output == "1\n2\n")
    }

    @Test func `an empty selection proposes no names, because the cast may not have them`() async {
        sut.episodes.setLinks([1])
        setCharacters([1])
        sut.search.setMatches(RankedMatches(exact: [.stub(id: 2, name: "Birdperson")]))

        let run = await sut.run("characters list --in 1 --name birdperson")

        #expect(run.code == .ok)
        #expect(!run.error.contains("Birdperson"))
    }

    @Test(arguments: ["--at 0", "--at -1", "--at 1x", "--at 20 --fields nmae"])
    func `a wrong option requests no location`(options: String) async {
        #expect(await sut.run("characters list \(options)").code == .usage)
        #expect(sut.locations.one.callCount == 0)
        #expect(sut.locations.search.named.callCount == 0)
    }

    @Test func `an episode or a location that does not exist is an error`() async {
        sut.episodes.setLinks(nil)
        sut.locations.setLinks(nil)

        let episode = await sut.run("characters list --in S99E99")
        let location = await sut.run("characters list --at 999")

        #expect(episode.code == .notFound)
        #expect(episode.error.hasPrefix("error: Episode S99E99 was not found.\n"))
        #expect(location.code == .notFound)
        #expect(location.error.hasPrefix("error: Location 999 was not found.\n"))
    }

    @Test func `a character of a location that does not exist is named in a warning`() async {
        sut.locations.setLinks([1, 2])
        sut.setCharacters([.found(.stub(id: 1)), .init(2, .notFound)])

        let run = await sut.run("characters list --at 20 --fields id")

        #expect(run.code == .ok)
        #expect(run.output == "1\n")
        #expect(run.error.contains("warning: Not found: character 2.\n"))
    }
}
