internal import Synchronization

extension Invocation {
    /// Returns what another command line of the tool prints, with the global options of this one.
    ///
    /// The other command shows warnings, but no notes, and asks no questions.
    public func output(of words: [String]) async throws -> String {
        guard let console else { return "" }
        let output = CollectedOutput()
        let streams = Streams(input: console.streams.input, output: output, error: console.streams.error)
        try await runOther(words, Console(streams: streams, environment: [:], isQuiet: true, allowsPrompts: false))
        return output.text
    }
}

/// The output of a command that another command reads.
private final class CollectedOutput: TextOutput {
    private let content = Mutex<[UInt8]>([])

    let terminalSize: TerminalSize? = nil

    var text: String { String(decoding: content.withLock { $0 }, as: UTF8.self) }

    func write(_ text: String) { write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) {
        content.withLock { $0 += bytes }
    }
}
