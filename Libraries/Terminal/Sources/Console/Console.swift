internal import ChallengeCore
internal import ChallengeResources
internal import Synchronization

/// The two streams that a person sees: the answer on one, everything said about it on the other.
public final class Console: Sendable {
    /// What standard output can show.
    public let output: Screen

    /// What standard error can show.
    public let error: Screen

    /// Whether notes and the status line are unwanted.
    public let isQuiet: Bool

    let streams: Streams
    let state = Mutex(State())

    /// What is on the screen, behind one lock, so that lines of concurrent tasks never mix.
    struct State {
        /// The notes and warnings that were printed, as bytes, because the time to hash a text can grow with the square of its length.
        var printedMessages: Set<[UInt8]> = []
        var status = StatusLine()
    }

    public init(
        streams: Streams, environment: [String: String], color: ColorChoice = .auto, isQuiet: Bool = false
    ) {
        self.streams = streams
        self.isQuiet = isQuiet
        output = Screen(terminalColumns: streams.output.terminalColumns, environment: environment, color: color)
        error = Screen(terminalColumns: streams.error.terminalColumns, environment: environment, color: color)
    }

    /// The lines of standard input, as they come.
    public var inputLines: InputLines { InputLines(input: streams.input) }

    /// Prints a line of the answer.
    public func print(_ line: SafeText) throws(OutputFailure) {
        try print([line])
    }

    /// Prints lines of the answer.
    public func print(_ lines: [SafeText]) throws(OutputFailure) {
        try write(lines.map { $0.rendered(inColor: output.isColored) + "\n" }.joined())
    }

    /// Says something worth knowing about the answer, once, unless the person wants to know nothing.
    public func note(_ text: SafeText) {
        if !isQuiet { printOnce("terminal.prefix.note", .cyan, text) }
    }

    /// Says, once, that something is not as it should be.
    public func warning(_ text: SafeText) {
        printOnce("terminal.prefix.warning", .yellow, text)
    }

    /// Says what went wrong, and in further lines what to do.
    public func error(_ text: SafeText, details: [SafeText] = []) {
        say([line("terminal.prefix.error", .red, text)] + details)
    }

    /// Writes what a renderer made, which has passed the gate already.
    func write(_ rendered: String) throws(OutputFailure) {
        if rendered.isEmpty { return }
        try state.withLock { state throws(OutputFailure) in
            erase(&state.status)
            try streams.output.write(rendered)
        }
    }

    private func printOnce(_ prefix: String, _ style: TextStyle, _ text: SafeText) {
        let line = line(prefix, style, text)
        let isNew = state.withLock { $0.printedMessages.insert(Array(line.plain.utf8)).inserted }
        if isNew { say([line]) }
    }

    private func line(_ prefix: String, _ style: TextStyle, _ text: SafeText) -> SafeText {
        SafeText(prefix.localized(), style: style.adding(.bold)) + " " + text
    }

    /// What cannot be said on stderr cannot be said anywhere: a failure to write there is ignored.
    private func say(_ lines: [SafeText]) {
        let lines = error.isTerminal ? lines.flatMap { $0.wrapped(to: error.columns) } : lines
        state.withLock { state in
            erase(&state.status)
            try? streams.error.write(lines.map { $0.rendered(inColor: error.isColored) + "\n" }.joined())
        }
    }
}

extension Console {
    /// Whether there is a person to be asked.
    public var canAsk: Bool { streams.input.isTerminal && error.isTerminal }

    /// Asks a question on stderr; anything but a clear yes is a no, of which nothing comes.
    public func confirm(_ question: SafeText) async throws(InputFailure) -> Bool {
        try? streams.error.write(question.rendered(inColor: error.isColored) + " ")
        var lines = inputLines.makeAsyncIterator()
        let answer = try await lines.next()?.trimmed.lowercased()
        if answer == nil { try? streams.error.write("\n") }
        let isYes = "terminal.answer.yes".localized().split(separator: " ").contains { $0 == answer ?? "" }
        if !isYes { note(SafeText("terminal.answer.declined".localized())) }
        return isYes
    }

    /// Lets a person choose by number; `nil` when the answer is none of the numbers.
    public func choose(_ question: SafeText, among choices: [SafeText]) async throws(InputFailure) -> Int? {
        let lines = choices.enumerated().map { index, choice in SafeText("\(index + 1)  ", style: .dim) + choice }
        let text = lines.map { $0.rendered(inColor: error.isColored) + "\n" }.joined()
        try? streams.error.write(text + question.rendered(inColor: error.isColored) + " ")
        var input = inputLines.makeAsyncIterator()
        let number = try await input.next().flatMap { Int($0.trimmed) } ?? 0
        return choices.indices.contains(number - 1) ? number - 1 : nil
    }

    /// Takes away what the terminal shows, so that what is printed next stands alone.
    public func clearScreen() throws(OutputFailure) {
        if output.isTerminal { try write("\u{1B}[H\u{1B}[2J") }
    }
}
