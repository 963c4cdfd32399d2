import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeCharacter

/// The commands of the feature with mocked data.
struct CharactersCommandLine {
    let characters = CharacterRepositoryMock()
    let episodes = OtherItemsMock("episode", summary: ["code", "airDate", "name"])
    let locations = OtherItemsMock("location", summary: ["name", "type"])

    var search: ItemSearchMock<Character> { characters.searching }

    /// Runs a command line, whose words are separated by spaces.
    func run(
        _ line: String, cachePolicy: CachePolicy = .localFirst, language: String = "en"
    ) async -> (code: ExitCode, output: String, error: String) {
        await run(line.split(separator: " ").map(String.init), cachePolicy, language)
    }

    /// Returns the candidates for the last word of a line.
    func candidates(_ line: String) async -> [String] {
        let lines = await run(["__complete", "fish", "challenge \(line)"], .localFirst, "en").output.split(
            separator: "\n")
        return lines.dropFirst().map { String($0.prefix { $0 != "\t" }) }
    }

    private func run(
        _ words: [String], _ cachePolicy: CachePolicy, _ language: String
    ) async -> (code: ExitCode, output: String, error: String) {
        let collections = [episodes.description, locations.description]
        let own = CharacterFeature.description { _, _ in Fetched(value: [:], origin: .remote) }
        let container = CharacterContainer(
            characters: characters, context: .stub([own] + collections, cachePolicy: cachePolicy))
        let feature = CharacterFeature(
            collections: collections, episode: { .episodeStub }, container: { _ in container })
        let output = MemoryOutput()
        let error = MemoryOutput()
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: Command.all(of: feature)
        ).run(
            arguments: words, environment: ["LANG": language],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    func setCharacters(_ results: [LookupResults<Int, Character>.Entry]) {
        characters.getCharacters.setResult(.success(LookupResults(results)))
    }

    func setPage(_ items: [Character]) {
        let page = Page(number: 1, pages: 1, count: items.count, items: items)
        characters.searchCharactersPage.setResult(.success(Fetched(value: page, origin: .remote)))
    }
}

extension LookupResults<Int, Character>.Entry {
    /// A character that was found.
    static func found(_ character: Character) -> Self {
        .init(character.id, .found(Fetched(value: character, origin: .remote)))
    }
}
