import ChallengeTerminal
import ChallengeTerminalMocks

@testable import ChallengeCharacter

extension CharacterContainer {
    /// Runs a command line of the feature in memory.
    func run(_ line: String) async -> (code: ExitCode, output: String, error: String) {
        let output = MemoryOutput()
        let error = MemoryOutput()
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary",
            commands: Command.all(of: CharacterFeature(episode: { .episodeStub }, container: { _ in self }))
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }
}
