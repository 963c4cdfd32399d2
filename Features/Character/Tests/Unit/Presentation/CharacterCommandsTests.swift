import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
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
        sut.search.rules.setResult(.success(CharacterDTO.collection.filterRules))
        sut.setPage(genders.enumerated().map { CharacterMapper().map(.stub(id: $0, gender: $1)) })

        let run = await sut.run("characters list --gender male,genderless --fields gender")

        #expect(run.output == "Male\nGenderless\n")
    }

    @Test(arguments: [
        ("--min-episodes 2", "2\n3\n"), ("--max-episodes 2", "1\n2\n"), ("--min-episodes 2 --max-episodes 2", "2\n"),
    ])
    func `limits of the number of episodes select characters`(options: String, output: String) async {
        sut.setPage((1...3).map { CharacterMapper().map(.stub(id: $0, episodes: Array(1...$0))) })

        let run = await sut.run("characters list \(options) --fields id")

        #expect(run.output == output)
    }

    @Test(arguments: [
        ("--origin EARTH", "1\n2\n"), ("--origin abadango,earth", "1\n2\n3\n"), ("--origin earth --exact", "1\n"),
        ("--origin earth --max-episodes 1", "1\n"),
    ])
    func `an origin selects the characters whose place has the text in its name`(
        options: String, output: String
    ) async {
        let origins = ["Earth", "Earth (C-137)", "Abadango", "unknown"]
        sut.setPage(
            origins.enumerated().map { index, name in
                CharacterMapper().map(
                    .stub(id: index + 1, origin: PlaceDTO(id: nil, name: name), episodes: Array(0...index)))
            })

        let run = await sut.run("characters list \(options) --fields id")

        #expect(run.output == output)
    }

    @Test(arguments: [
        ("characters rick", "challenge characters search rick"),
        ("characters list rick sanchez --page 2", "challenge characters search rick sanchez --page 2"),
    ])
    func `a word that a list does not take is proposed as a search`(line: String, proposal: String) async {
        let run = await sut.run(line)

        #expect(run.code == .usage)
        #expect(run.error.contains("Did you mean '\(proposal)'?"))
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
