internal import ChallengeCore
internal import ChallengeResources

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
