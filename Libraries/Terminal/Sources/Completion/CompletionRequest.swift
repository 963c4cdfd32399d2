internal import ChallengeCore
internal import ChallengeResources

/// A request of a shell for the candidates that complete the word at the cursor.
///
/// The scripts of the shells run the program as `challenge __complete SHELL LINE`, where the line ends at the cursor.
/// bash also sends the characters that divide words, and the type of the completion.
struct CompletionRequest {
    static let command = "__complete"

    private let shell: Shell
    private let line: ShellLine
    /// `true` if bash only lists the candidates and does not insert one.
    private let isListing: Bool

    /// Returns `nil` for the arguments of another command, and for a request without a shell or a line.
    init?(_ arguments: [String]) {
        guard arguments.count >= 3, arguments[0] == Self.command, let shell = Shell(rawValue: arguments[1]) else {
            return nil
        }
        self.shell = shell
        line = ShellLine(arguments[2], shell: shell, breaks: arguments.count > 3 ? arguments[3] : "")
        isListing = arguments.count > 4 && ["33", "63", "64"].contains(arguments[4])
    }

    /// Prints the kind of the reply and the candidates, each on a line.
    ///
    /// After a failure, it prints no candidates and no message, because a message would appear in the middle of the
    /// user's command line.
    func printReply(
        of tool: CommandLineTool, in language: Language, _ console: Console, _ configuration: Configuration
    ) async {
        let completion = CommandLineCompletion(line.words, line.word, of: tool, configuration)
        let reply = line.namesRedirectedFile ? .files : try? await completion.reply(in: language)
        let lines: [String] =
            switch reply ?? .words([]) {
            case .files: ["files"]
            case .words(let candidates): ["words"] + formatted(candidates, console.output.columns)
            case .parts(let candidates): ["parts"] + formatted(candidates, console.output.columns)
            }
        try? console.write(lines.map { $0 + "\n" }.joined())
    }

    private func formatted(_ candidates: [Candidate], _ columns: Int) -> [String] {
        // A value with an unsafe character could not be typed.
        let candidates = candidates.filter { $0.value.isSafe && !$0.value.isEmpty }
            .limited(to: CandidateSource.maximumCandidates)
        switch shell {
        case .fish:
            return candidates.map { candidate in
                candidate.value + (candidate.description.isEmpty ? "" : "\t" + SafeText(candidate.description).plain)
            }
        case .zsh:
            let texts = candidates.texts(for: candidates.map(\.value), columns: columns) { " -- " + $0 }
            return zip(candidates, texts).map { "\($0.value)\t\($1)" }
        case .bash:
            let words = candidates.compactMap { candidate in
                line.insertion(for: candidate.value).map { (candidate, $0) }
            }
            // Inside quotes, bash would take the alignment spaces as part of the value, so descriptions are added only
            // outside quotes.
            guard isListing, words.count > 1, line.quote == .none else { return words.map(\.1) }
            return words.map(\.0).texts(for: words.map(\.1), columns: columns) { " (\($0))" }
        }
    }
}

extension [Candidate] {
    /// Returns the first candidates, and the alphabetically first and last ones if they are not among them.
    ///
    /// A shell inserts the common beginning of all candidates, which is the common beginning of these two.
    fileprivate func limited(to count: Int) -> [Candidate] {
        guard self.count > count else { return self }
        let precedes = { (left: Candidate, right: Candidate) in
            left.value.utf8.lexicographicallyPrecedes(right.value.utf8)
        }
        let ends = [self.min(by: precedes), self.max(by: precedes)]
        return Array(prefix(count)) + dropFirst(count).filter(ends.contains)
    }

    /// Returns a text for each candidate: the value, and the description in a second column.
    ///
    /// - Parameter description: Returns the description with its separator.
    fileprivate func texts(for values: [String], columns: Int, _ description: (String) -> String) -> [String] {
        let values = values.map { SafeText($0) }
        let width = Swift.min(values.map(\.width).max() ?? 0, columns / 2)
        return zip(self, values).map { candidate, value in
            if candidate.description.isEmpty { return value.plain }
            let text = value.padded(to: width + 1) + SafeText(description(candidate.description))
            // The values must stay complete, because a shell could insert the common beginning of two shortened ones.
            return text.truncated(to: Swift.max(columns - 1, value.width + 1)).plain
        }
    }
}
