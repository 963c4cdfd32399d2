import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter

/// Tests of the commands, from the command line to the output.
struct CharacterCommandsTests {
    private let sut = CharactersCommandLine()

    @Test(arguments: CachePolicy.allCases)
    func `a name selects one character, which is printed with all its fields`(policy: CachePolicy) async {
        let character = CharacterMapper().map(
            .stub(id: 7, origin: PlaceDTO(id: nil, name: "unknown"), episodes: [1, 2]))
        sut.search.setMatches(RankedMatches(partial: [.stub(id: 7)]))
        sut.characters.getCharacter.setResult(.success(Fetched(value: character, origin: .remote)))

        let run = await sut.run("character any name --format jsonl", cachePolicy: policy)

        #expect(run.code == .ok)
        let json = [
            #""id":7"#, #""name":"Rick Sanchez""#, #""status":"Alive""#, #""species":"Human""#, #""type":"""#,
            #""gender":"Male""#, #""origin":{"id":null,"name":"unknown"}"#,
            #""location":{"id":3,"name":"Citadel of Ricks"}"#,
            #""image":"https://rickandmortyapi.com/api/character/avatar/7.jpeg""#, #""episodes":[1,2]"#,
            #""created":"2017-11-04T18:48:46.250Z""#,
        ]
        #expect(run.output == "{\(json.joined(separator: ","))}\n")
        #expect(sut.search.named.inputs == [PolicyInput("any name", policy)])
        #expect(sut.characters.getCharacter.inputs == [PolicyInput(7, policy)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `several characters are printed, and a missing one is named`(policy: CachePolicy) async {
        sut.setCharacters([.found(.stub(id: 2)), .init(99999, .notFound)])

        let run = await sut.run("character 2 99999 --fields id", cachePolicy: policy)

        #expect(run.code == .failure)
        #expect(run.output == "2\n")
        #expect(run.error.hasPrefix("error: Character 99999 was not found.\n"))
        #expect(sut.characters.getCharacters.inputs == [PolicyInput([2, 99999], policy)])
    }

    @Test(arguments: CachePolicy.allCases)
    func `list requests the page and the filter of the command line`(policy: CachePolicy) async {
        sut.setPage([.stub(id: 1)])

        let run = await sut.run(
            "characters list --page 2 --name n --status alive --species s --type t --gender g --fields id",
            cachePolicy: policy)

        #expect(run.output == "1\n")
        let filter = CharactersFilter([.name: "n", .status: "Alive", .species: "s", .type: "t", .gender: "g"])
        #expect(sut.characters.searchCharactersPage.inputs == [PolicyInput(.init(page: 2, filter: filter), policy)])
    }

    @Test func `the words of a filter can be in the language of the screen`() async {
        sut.setPage([.stub(id: 1)])

        _ = await sut.run(
            "characters list --status viva --species humana --type gazorpian --gender femenino", language: "es")

        let filter = CharactersFilter([.status: "Alive", .species: "Human", .type: "gazorpian", .gender: "Female"])
        #expect(sut.characters.searchCharactersPage.inputs.map(\.value.filter) == [filter])
    }

    @Test func `male among several genders is compared with the start of the gender, as in the API`() async {
        let genders = ["Female", "Male", "Genderless"]
        sut.setPage(genders.enumerated().map { CharacterMapper().map(.stub(id: $0, gender: $1)) })

        let run = await sut.run("characters list --gender male,genderless --fields gender")

        #expect(run.output == "Male\nGenderless\n")
    }

    @Test(arguments: [(2, "1\n"), (3, "")])
    func `a minimum of episodes selects the characters that appear in at least as many`(
        minimum: Int, output: String
    ) async {
        sut.setPage([CharacterMapper().map(.stub(episodes: [1, 2]))])

        let run = await sut.run("characters list --min-episodes \(minimum) --fields id")

        #expect(run.output == output)
    }

    @Test func `another status is a usage error that names the statuses`() async {
        let run = await sut.run("characters list --status undead")

        #expect(run.code == .usage)
        for status in ["alive", "dead", "unknown"] { #expect(run.error.contains(status)) }
    }

    @Test(arguments: [
        ("character r", ["Rick"]), ("characters list --status ", ["alive", "dead", "unknown"]),
        ("characters list --species ", ["Alien", "Human"]), ("characters list --type ", ["Clone"]),
        ("characters list --gender ", ["Female", "Male"]), ("characters list --in p", ["Pilot"]),
        ("characters list --at c", ["Citadel"]),
    ])
    func `names and values are completed from the items on this machine`(line: String, candidates: [String]) async {
        let beth = CharacterMapper().map(.stub(id: 2, species: "Alien", type: "Clone", gender: "Female"))
        sut.search.all.setResult(.success(Fetched(value: [.stub(id: 1), beth], origin: .remote)))
        sut.search.starting.setResult(.success([.stub(id: 1, name: "Rick")]))
        sut.episodes.search.starting.setResult(.success([OtherItem(1, "Pilot")]))
        sut.locations.search.starting.setResult(.success([OtherItem(3, "Citadel")]))

        #expect(await sut.candidates(line) == candidates)
    }

    @Test func `a list without a match proposes names of the characters on this machine`() async {
        sut.setPage([])
        sut.search.setMatches(RankedMatches(nearestNames: ["Rick"]))

        let run = await sut.run("characters list --name rikc")

        #expect(run.error.contains("Did you mean 'challenge characters list --name Rick'?\n"))
    }

    @Test(arguments: CachePolicy.allCases)
    func `an option prints the episodes of a character, which are fetched with one request`(policy: CachePolicy) async {
        let character = CharacterMapper().map(.stub(episodes: [1, 2]))
        let pilot = OtherItem(1, "Pilot", texts: ["code": "S01E01", "airDate": "2013-12-02"])
        sut.characters.getCharacter.setResult(.success(Fetched(value: character, origin: .remote)))
        sut.episodes.setSeveral([1: .found(Fetched(value: pilot, origin: .remote)), 2: .notFound])

        let run = await sut.run("character 1 --episodes --fields episodes", cachePolicy: policy)

        #expect(run.output == "S01E01 · 2013-12-02 · Pilot; 2\n")
        #expect(run.error == "warning: Not found: episode 2.\n")
        #expect(sut.episodes.several.inputs == [PolicyInput([1, 2], policy)])
    }

    @Test func `a list has the columns that are not hidden`() async {
        sut.setPage([.stub(id: 1)])

        let run = await sut.run("characters list --format markdown")

        #expect(
            run.output == """
                | ID | Name | Status | Species | Gender | Origin | Location |
                | ---: | --- | --- | --- | --- | --- | --- |
                | 1 | Rick Sanchez | ● Alive | Human | Male | Earth (C-137) | Citadel of Ricks |

                """)
    }

    @Test func `a view in Spanish has words that agree with the gender`() async {
        let character = CharacterMapper().map(
            .stub(name: "Own", status: "Dead", type: "Gazorpian", gender: "Female"))
        sut.characters.getCharacter.setResult(.success(Fetched(value: character, origin: .remote)))

        let run = await sut.run("character 1 --format table", language: "es")

        #expect(run.output.hasPrefix("Own · Humana (Gazorpian)\n"))
        for word in ["Muerta", "Humana", "Femenino"] { #expect(run.output.contains(word)) }
    }
}
