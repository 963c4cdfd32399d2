import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter

/// The characters that appear most with a character.
struct CharacterCompanionsTests {
    private let sut = CharactersCommandLine()

    /// Sets a character with the casts of its episodes; `nil` for an episode that cannot be found.
    private func setCasts(_ casts: [Int: [Int]?]) {
        let character = CharacterMapper().map(.stub(id: 7, episodes: casts.keys.sorted()))
        sut.characters.getCharacter.setResult(.success(Fetched(value: character, origin: .remote)))
        let results = casts.map { number, cast -> (Int, LookupResult<OtherItem>) in
            guard let cast else { return (number, .notFound) }
            return (number, .found(Fetched(value: OtherItem(number, links: cast), origin: .remote)))
        }
        sut.episodes.setSeveral(Dictionary(uniqueKeysWithValues: results))
    }

    private func setCharacters(_ identifiers: Int...) {
        sut.setCharacters(identifiers.map { .found(CharacterMapper().map(.stub(id: $0))) })
    }

    @Test(arguments: CachePolicy.allCases)
    func `characters with at least two shared episodes are listed with the numbers of these, the largest first`(
        policy: CachePolicy
    ) async {
        setCasts([1: [7, 1, 2], 2: [2, 7, 1], 3: [7, 2, 9]])
        setCharacters(2, 1)

        let run = await sut.run("character 7 --companions --format jsonl", cachePolicy: policy)

        #expect(
            run.output == """
                {"id":2,"name":"Rick Sanchez","count":3}
                {"id":1,"name":"Rick Sanchez","count":2}

                """)
        #expect(run.code == .ok && run.error == "")
        #expect(sut.episodes.several.inputs == [PolicyInput([1, 2, 3], policy)])
        #expect(sut.characters.getCharacters.inputs == [PolicyInput([2, 1], policy)])
    }

    @Test(arguments: [[:], [1: [7, 1]], [1: [7, 1], 2: [7, 2]]] as [[Int: [Int]]])
    func `without such characters the list is empty, and none is requested`(casts: [Int: [Int]]) async {
        setCasts(casts)

        let run = await sut.run("character 7 --companions --json")

        #expect(run.output == "[]\n" && run.code == .ok)
        #expect(sut.characters.getCharacters.inputs.isEmpty && sut.episodes.several.inputs.count == min(1, casts.count))
    }

    @Test func `a missing episode is an error after the output`() async {
        setCasts([1: [7, 1], 2: [7, 1], 3: nil])
        setCharacters(1)

        let run = await sut.run("character 7 --companions")

        #expect(run.output == "1\tRick Sanchez\t2\n" && run.code == .unavailable)
        #expect(run.error.hasPrefix("error: ") && run.error.contains("episode 3"))
    }

    @Test(arguments: [
        ("7 8 --companions", "--companions"), ("7 --companions --fields id", "not both"),
        ("7 --companions --json=id", "not both"), ("7 --companions --episodes", "not both"),
        ("7 --companions --link", "not both"),
    ])
    func `the option is refused for several items, and with options for other output`(
        line: String, message: String
    ) async {
        let run = await sut.run("character \(line)")

        #expect(run.code == .usage && run.output == "" && run.error.contains(message))
    }
}
