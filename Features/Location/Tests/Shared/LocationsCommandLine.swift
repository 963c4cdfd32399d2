import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeLocation

/// The command line of the feature, with mocks in place of the repositories.
struct LocationsCommandLine {
    let locations = LocationRepositoryMock()
    let pages = LocationsPageRepositoryMock()
    let names = LocationNamesRepositoryMock()
    let residents = ResidentProviderMock()
    let history = HistoryRecorderMock(recent: ["one", "two"])

    /// Runs a command line.
    ///
    /// - Parameter answer: The text that a user types in a terminal; `nil` without a terminal.
    func run(
        _ line: String, answer: String? = nil, cachePolicy: CachePolicy = .localFirst
    ) async -> (code: ExitCode, output: String, error: String) {
        let container = LocationContainer(
            locations: locations, pages: pages, names: { [names] in names }, residents: residents, history: history,
            cachePolicy: cachePolicy)
        let input = MemoryInput([answer].compactMap(\.self), isTerminal: answer != nil)
        let output = MemoryOutput()
        let error = MemoryOutput(terminalColumns: answer == nil ? nil : 80)
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: Command.all(of: LocationFeature(container: { _ in container }))
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: input, output: output, error: error))
        return (code, output.text, error.text)
    }

    /// Sets the items of the only page.
    func setPage(_ items: [Location]) {
        let page = Page(number: 1, pages: 1, count: items.count, items: items)
        pages.searchLocationsPage.setResult(.success(Fetched(value: page, origin: .remote)))
    }
}
