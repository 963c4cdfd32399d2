import ChallengeTerminal
import ChallengeTerminalMocks

/// One run of a tool, with its exit code and output.
struct Run {
    let exitCode: ExitCode
    let output: String
    let error: String

    init(
        _ line: String,
        input: [String] = [],
        environment: [String: String] = [:],
        terminalColumns: Int? = nil,
        tool: CommandLineTool = SampleTool.tool
    ) async {
        await self.init(
            line.split(separator: " ").map(String.init), input: input, environment: environment,
            terminalColumns: terminalColumns, tool: tool)
    }

    init(
        _ arguments: [String],
        input: [String] = [],
        environment: [String: String] = [:],
        terminalColumns: Int? = nil,
        tool: CommandLineTool = SampleTool.tool
    ) async {
        let output = MemoryOutput(terminalColumns: terminalColumns)
        let error = MemoryOutput(terminalColumns: terminalColumns)
        let streams = Streams(input: MemoryInput(input), output: output, error: error)
        exitCode = await tool.run(arguments: arguments, environment: environment, streams: streams)
        self.output = output.text
        self.error = error.text
    }
}
