import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeEpisode

/// The command line of the feature, with mocks in place of the repository and of the characters.
struct EpisodesCommandLine {
    let episodes = EpisodeRepositoryMock()
    let characters = OtherItemsMock("character", summary: ["name", "status", "species"])

    var search: ItemSearchMock<Episode> { episodes.searching }

    /// Runs a command line.
    ///
    /// - Parameter last: A further argument, which can contain spaces.
    func run(
        _ line: String, last: String? = nil, cachePolicy: CachePolicy = .localFirst
    ) async -> (code: ExitCode, output: String, error: String) {
        let container = EpisodeContainer(
            episodes: episodes, context: .stub([characters.description], cachePolicy: cachePolicy))
        let feature = EpisodeFeature(collections: [characters.description], container: { _ in container })
        let output = MemoryOutput()
        let error = MemoryOutput()
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: Command.all(of: feature)
        ).run(
            arguments: line.split(separator: " ").map(String.init) + [last].compactMap(\.self), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    /// Sets the items of the only page.
    func setPage(_ items: [Episode]) {
        let page = Page(number: 1, pages: 1, count: items.count, items: items)
        episodes.searchEpisodesPage.setResult(.success(Fetched(value: page, origin: .remote)))
    }
}
