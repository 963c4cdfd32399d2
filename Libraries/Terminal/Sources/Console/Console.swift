internal import ChallengeCore
internal import ChallengeResources
internal import Synchronization

/// The streams that the user sees: output on stdout, and messages about it on stderr.
public final class Console: Sendable {
    /// The terminal properties of standard output.
    public let output: Screen

    /// The terminal properties of standard error.
    public let error: Screen

    /// `true` if messages go to a window in which a sentence needs several lines.
    public var isNarrow: Bool { error.isTerminal && error.columns < 60 }

    /// `true` if notes and the status line are switched off.
    public let isQuiet: Bool

    /// `false` if the user wants no questions.
    private let allowsPrompts: Bool

    let streams: Streams
    let state: Mutex<State>

    /// The state of the screen, behind one lock, so that lines of concurrent tasks are not mixed.
    struct State {
        /// The printed notes and warnings, as bytes, because the time to hash a text can grow with the square of its
        /// length.
        var printedMessages: Set<[UInt8]> = []
        var status = StatusLine()
        var paging: Paging
    }

    /// The variable that switches off all questions.
    static let noInputVariable = "CHALLENGE_NO_INPUT"

    /// - Parameter allowsPrompts: `false` for a run that must not wait for the user.
    public init(
        streams: Streams, environment: [String: String], color: ColorChoice = .auto, isQuiet: Bool = false,
        allowsPrompts: Bool = true, usesPager: Bool = false, pager: String? = nil
    ) {
        self.streams = streams
        self.isQuiet = isQuiet
        self.allowsPrompts = allowsPrompts && ValueKind.toggle.parse(environment[Self.noInputVariable] ?? "") != true
        output = Screen(streams.output, environment: environment, color: color)
        error = Screen(streams.error, environment: environment, color: color)
        let rows = usesPager ? output.rows : nil
        let command = rows.flatMap { PagerCommand(pager, environment: environment, rows: $0) }
        state = Mutex(State(paging: Paging(command: command)))
    }

    /// `true` if long output goes through a pager.
    var hasPager: Bool { state.withLock { !$0.paging.isDirect } }

    /// The lines of standard input, read on demand.
    public var inputLines: InputLines { InputLines(input: streams.input) }

    /// Prints a line on stdout.
    public func print(_ line: SafeText) throws(StreamError) { try print([line]) }

    /// Prints lines on stdout.
    public func print(_ lines: [SafeText]) throws(StreamError) {
        try write(lines.map { $0.rendered(inColor: output.isColored) + "\n" }.joined())
    }

    /// Writes the content of a file on stdout, which is no terminal, unchanged.
    public func write(_ file: [UInt8]) throws(StreamError) {
        try state.withLock { state throws(StreamError) in
            erase(&state.status)
            try streams.output.write(file)
        }
    }

    /// Prints a note about the output on stderr, once, unless the user passed `--quiet`.
    public func note(_ text: SafeText) {
        if !isQuiet { printOnce("terminal.prefix.note", .cyan, text) }
    }

    /// Prints a warning on stderr, once.
    public func warning(_ text: SafeText) { printOnce("terminal.prefix.warning", .yellow, text) }

    /// Prints an error on stderr, with details on the following lines.
    public func error(_ text: SafeText, details: [SafeText] = []) {
        say([line("terminal.prefix.error", .red, text)] + details)
    }

    /// Prints the line of a request on stderr, with details on the following lines.
    public func request(_ text: SafeText, details: [SafeText] = []) {
        say([line("terminal.prefix.request", .dim, text)] + details)
    }

    /// Writes the text of a renderer, in which unsafe characters are already escaped.
    func write(_ rendered: String) throws(StreamError) {
        if rendered.isEmpty { return }
        try state.withLock { state throws(StreamError) in
            if state.paging.isDirect {
                try writeDirectly(rendered, &state)
            } else {
                try writeOutput(rendered, &state)
            }
        }
    }

    /// Removes the status line, and writes the text on stdout.
    func writeDirectly(_ text: String, _ state: inout State) throws(StreamError) {
        erase(&state.status)
        try streams.output.write(text)
    }

    private func printOnce(_ prefix: String, _ style: TextStyle, _ text: SafeText) {
        let line = line(prefix, style, text)
        let isNew = state.withLock { $0.printedMessages.insert(Array(line.plain.utf8)).inserted }
        if isNew { say([line]) }
    }

    func line(_ prefix: String, _ style: TextStyle, _ text: SafeText) -> SafeText {
        SafeText(prefix.localized(), style: style.adding(.bold)) + " " + text
    }

    /// Writes lines on stderr; a failure is ignored, because there is no other stream to report it on.
    private func say(_ lines: [SafeText]) {
        // If a choice needs several lines, the further lines are indented.
        let lines =
            error.isTerminal
            ? lines.flatMap { line in
                line.wrappedAroundQuotations(to: error.columns, indentingRest: line.plain.hasPrefix(" ") ? 6 : 0)
            } : lines
        let text = lines.map { $0.rendered(inColor: error.isColored) + "\n" }.joined()
        state.withLock { writeMessage(text, &$0) }
    }
}

extension Console {
    /// `true` if a user at a terminal can respond to a prompt, and has not switched prompts off.
    public var canPrompt: Bool { allowsPrompts && streams.input.isTerminal && error.isTerminal }

    /// `true` if a program below the prompt can ask the user.
    public var canShowChoices: Bool { canPrompt && output.showsFrames && error.showsFrames }

    /// `true` if a program that fills the screen can run.
    public var hasTerminal: Bool { streams.input.isTerminal && output.isTerminal }

    /// Prompts the user on stderr for a confirmation.
    ///
    /// Any input except a clear yes means no. Then a note says that nothing was changed.
    public func confirm(_ question: SafeText) async throws(StreamError) -> Bool {
        let isYes = try await isYes(answerTo: question)
        if !isYes { note(SafeText("terminal.answer.declined".localized())) }
        return isYes
    }

    /// Asks the user on stderr whether a proposal is meant; an empty line means yes.
    public func accepts(_ proposal: SafeText) async throws(StreamError) -> Bool {
        try await isYes(answerTo: proposal, or: "")
    }

    private func isYes(answerTo question: SafeText, or other: String? = nil) async throws(StreamError) -> Bool {
        let status = pauseStatus()
        defer { resume(status) }
        try? streams.error.write(question.rendered(inColor: error.isColored) + " ")
        let lines = inputLines.makeAsyncIterator()
        let answer = try await lines.next()?.trimmed.lowercased()
        if answer == nil { try? streams.error.write("\n") }
        guard let answer else { return false }
        return answer == other || "terminal.answer.yes".localized().split(separator: " ").contains { $0 == answer }
    }

    /// Prompts the user to choose by number, and asks again after any other input.
    ///
    /// Returns `nil` if standard input ends without a choice.
    public func choose(_ question: SafeText, among choices: [SafeText]) async throws(StreamError) -> Int? {
        let lines = choices.enumerated().map { index, choice in SafeText("\(index + 1)  ", style: .dim) + choice }
        ask(lines, question)
        let input = inputLines.makeAsyncIterator()
        while let answer = try await input.next() {
            if let number = Int(answer.trimmed), number > 0, number <= choices.count { return number - 1 }
            ask([SafeText("terminal.answer.range %lld".localized(choices.count))], question)
        }
        try? streams.error.write("\n")
        return nil
    }

    private func ask(_ lines: [SafeText], _ question: SafeText) {
        let text = lines.map { $0.rendered(inColor: error.isColored) + "\n" }.joined()
        try? streams.error.write(text + question.rendered(inColor: error.isColored) + " ")
    }

    /// Clears the terminal, so that only the following output is visible, and notes can be printed again.
    public func clearScreen() throws(StreamError) {
        guard output.isTerminal else { return }
        try disablePager()
        try write("\u{1B}[H\u{1B}[2J")
        state.withLock { $0.printedMessages = [] }
    }
}

/// The state of the output to the terminal: direct, or through a pager if it is longer than the window.
struct Paging: Sendable {
    /// The pager for long output; `nil` if all output is written directly.
    var command: PagerCommand?

    /// The running pager.
    var pager: Pager?

    /// The task that ends with the pager.
    var end: Task<Void, Never>?

    /// The output that waits until it is known whether it is longer than the window.
    var output = ""

    /// The messages that follow the output, because they would disturb the screen of the pager.
    var messages = ""

    /// The lines of the window that the waiting output and messages need.
    var lines = 0

    /// `true` if output goes to no pager.
    var isDirect: Bool { command == nil && pager == nil }

    /// `true` if the waiting output does not fit into the window.
    var isLong: Bool { command.map { lines >= $0.height } ?? false }

    /// The signal that the program received while the pager ran.
    var signal: Int32?

    /// `true` if the pager ended before the command.
    var endedEarly = false

    /// Cancels the command.
    var cancel: @Sendable () -> Void = {}

    /// Removes the waiting texts and returns them.
    mutating func takeTexts() -> (output: String, messages: String) {
        defer { (output, messages, lines) = ("", "", 0) }
        return (output, messages)
    }
}
