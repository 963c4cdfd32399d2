import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeFavorite

/// A runner of the feature's commands with mocks.
struct FavoritesCommandRunner {
    let favorites: FavoritesRepositoryMock
    let archive: FavoritesArchiveRepositoryMock
    let items: FavoriteItemsMock
    let clock = ClockMock()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        favorites = FavoritesRepositoryMock(sourceLocation: sourceLocation)
        archive = FavoritesArchiveRepositoryMock(sourceLocation: sourceLocation)
        items = FavoriteItemsMock(sourceLocation: sourceLocation)
    }

    /// Runs a command line that is given without `challenge favorites`.
    ///
    /// - Parameters:
    ///   - answer: The user's reply to the prompt of the command, at a terminal; `nil` if there is no terminal.
    ///   - terminalColumns: The width of the terminal of stdout; `nil` if stdout is no terminal.
    func run(
        _ line: String, input: String = "", answer: String? = nil, cachePolicy: CachePolicy = .localFirst,
        terminalColumns: Int? = nil
    ) async -> FavoritesCommandRun {
        let candidates = items.candidates(favorites, clock, cachePolicy)
        let container = FavoriteContainer(
            clock: clock, kinds: .sample, favorites: favorites, archive: archive, candidates: { candidates })
        let output = MemoryOutput(terminalColumns: terminalColumns)
        let error = MemoryOutput(terminalColumns: answer == nil ? nil : 80)
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: [FavoritesCommand(kinds: .sample, container: { _ in container }).command]
        ).run(
            arguments: ["favorites"] + line.split(separator: " ").map(String.init), environment: ["NO_COLOR": "1"],
            streams: Streams(
                input: MemoryInput([answer ?? input], isTerminal: answer != nil), output: output, error: error))
        return FavoritesCommandRun(code: code, output: output.text, error: error.text)
    }
}

/// The exit code and the output of a command.
struct FavoritesCommandRun: Equatable {
    let code: ExitCode
    let output: String
    let error: String
}
