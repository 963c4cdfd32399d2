internal import ChallengeCore
internal import ChallengeResources

/// The completion of the word at the cursor of a command line.
struct CommandLineCompletion {
    enum Reply: Sendable, Equatable {
        /// Whole words.
        case words([Candidate])
        /// Words that can be continued, such as a list after a comma.
        case parts([Candidate])
        /// The names of files, which the shell completes.
        case files
    }

    private let tool: CommandLineTool
    private let line: ScannedCommandLine
    private let word: String
    private let configuration: Configuration

    /// - Parameters:
    ///   - words: The words before the one at the cursor, without the tool's name.
    ///   - word: The word at the cursor, which can be empty.
    init(_ words: [String], _ word: String, of tool: CommandLineTool, _ configuration: Configuration = .none) {
        self.tool = tool
        self.word = word
        self.configuration = configuration
        line = CommandLineScanner.scan(
            words, root: tool.root, globalOptions: tool.globalOptions)
    }

    /// Finds the candidates in the language of the command line, or of the environment.
    func reply(in language: Language) async throws -> Reply {
        let language = line.value(of: StandardOptions.language) ?? language
        return try await Localization.$language.withValue(language) { try await reply() }
    }

    private func reply() async throws -> Reply {
        if let mistake = line.mistake, case .unknownCommand = mistake.problem { return .words([]) }
        if let option = line.openOption, isValue(of: option) { return try await values(of: option, word) }
        if word.hasPrefix("-"), !line.onlyOperandsFollow {
            guard let (option, value) = attachedValue else { return matching(options) }
            return try await values(of: option, value, after: String(word.dropLast(value.count)))
        }
        let names = line.operands.isEmpty ? commands : []
        if !names.isEmpty { return matching(names) }
        if let argument = line.openArgument { return try await values(of: argument) }
        return word.isEmpty && line.command.run != nil && !line.asksForHelp ? matching(options) : .words([])
    }

    /// Returns the candidates that start with the word.
    private func matching(_ candidates: [Candidate]) -> Reply { .words(candidates.filter { $0.starts(with: word) }) }

    /// Returns `true` if the word is a value of the option instead of another option.
    private func isValue(of option: any AnyOption) -> Bool {
        !word.hasPrefix("-") || (option.form?.allowsDescending == true && !word.hasPrefix("--"))
    }

    /// The option and the value of a word such as `--format=js`.
    private var attachedValue: (any AnyOption, value: String)? {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard word.hasPrefix("--"), parts.count == 2,
            let option = knownOptions.first(where: { $0.name == parts[0] })
        else { return nil }
        return (option, String(parts[1]))
    }
}

extension CommandLineCompletion {
    /// The subcommands, and the topics after the word `help`.
    private var commands: [Candidate] {
        if line.helpTopic != nil { return [] }
        let isRoot = line.commands.count == 1
        var candidates = line.command.subcommands.map {
            Candidate($0.name, description: $0.define().summary.localized())
        }
        if !isRoot { return candidates }
        candidates +=
            line.startsWithHelp
            ? HelpTopic.allCases.map { Candidate($0.rawValue, description: $0.summary.localized()) }
            : [Candidate("help", description: "terminal.help.helpCommand.help".localized())]
        return candidates
    }

    private var knownOptions: [any AnyOption] { line.commands.flatMap(\.options) + tool.globalOptions }

    /// The options that the command line can still take: not an excluded one, and a given one only if it can be repeated.
    private var options: [Candidate] {
        let given = Set(line.occurrences.map(\.typedName))
        let rivals = line.command.exclusiveOptions.filter { !given.isDisjoint(with: $0) }.flatMap(\.self)
        let excluded = Set(rivals).subtracting(given)
        var names: Set<String> = []
        return knownOptions.filter { option in
            !excluded.contains(option.name) && (option.canBeRepeated || !given.contains(option.name))
                && names.insert(option.name).inserted
        }.map { Candidate("--" + $0.name, description: $0.help.localized()) }
    }
}

extension CommandLineCompletion {
    /// Returns the fields that the command prints with the given options.
    ///
    /// - Parameter form: The kind of the option with the fields. Only the order does not add the options of its fields.
    private func fields(of form: any ValueForm) -> [Candidate] {
        let options = form.allowsDescending ? line.command.options : []
        let missing = Set(options.map(\.name)).subtracting(line.occurrences.map(\.option.name))
        return line.command.fieldNames.filter { !missing.contains(FieldName.neededOption(of: $0.text) ?? "") }
            .map { Candidate($0.text, description: $0.title) }
    }

    private func values(of argument: any AnyArgument) async throws -> Reply {
        try await values(of: argument.form, argument.candidates?(), word, earlierWords: line.wordsOfOpenArgument)
    }

    private func values(of option: any AnyOption, _ text: String, after head: String = "") async throws -> Reply {
        guard let form = option.form else {
            let form = knownOptions.first { $0.name == option.expansion?.option }?.form
            let choices = (option.expansion?.attachable ?? []).map { form?.candidate($0) ?? Candidate($0) }
            return .words(choices.filter { $0.starts(with: text) }.prefixed(by: head))
        }
        return try await values(of: form, option.candidates?(), text, after: head)
    }

    /// - Parameter head: The part of the word before the text, which each candidate gets.
    private func values(
        of form: any ValueForm, _ source: CandidateSource?, _ text: String, after head: String = "",
        earlierWords: [String] = []
    ) async throws -> Reply {
        if form.isFilePath { return .files }
        var (text, head) = (text, head)
        var others: Set<String> = []
        if form.expectation.isList, let comma = text.lastIndex(of: ",") {
            others = Set(text[..<comma].split(separator: ",").map { String($0).trimmed })
            head += text[...comma]
            text = String(text[text.index(after: comma)...])
        }
        // A minus before a field reverses the order.
        if form.allowsDescending, text.hasPrefix("-") {
            head += "-"
            text.removeFirst()
        }
        let request = CandidateSource.Request(
            invocation: Invocation(line, configuration), earlierWords: earlierWords, text: text)
        let found =
            form.acceptsFieldNames
            ? fields(of: form) : try await source?.find(request) ?? form.candidates
        // A word that begins with a minus would be an option.
        let isWord = { (value: String) in !head.isEmpty || !value.hasPrefix("-") }
        let isGiven = { (value: String) in others.contains(value) || others.contains("-" + value) }
        let candidates = found.filter { $0.starts(with: text) && isWord($0.value) && !isGiven($0.value) }.prefixed(
            by: head)
        let canContinue = form.expectation.isList || source?.includesPrefixes == true
        return canContinue ? .parts(candidates) : .words(candidates)
    }
}

extension [Candidate] {
    fileprivate func prefixed(by head: String) -> [Candidate] {
        head.isEmpty ? self : map { Candidate(head + $0.value, description: $0.description) }
    }
}

extension AnyOption {
    fileprivate var canBeRepeated: Bool { form.map { $0.isRepeated || $0.expectation.isList } ?? false }
}
