internal import ChallengeCore
internal import ChallengeResources

/// An error in a command line, with the part that is wrong.
public struct UsageError: PresentableError, Equatable {
    public enum Problem: Sendable, Equatable {
        case unknownCommand(String, nearest: String?)
        /// A word has bytes that are no text.
        case notUTF8(String)
        case missingCommand(available: [String])
        case unknownOption(String, nearest: String?)
        /// `proposal` is a spelling that passes the next word as the value.
        case missingValue(option: String, placeholder: String, proposal: String? = nil)
        case unexpectedValue(option: String, value: String)
        /// `proposal` is a command line with the values that the word contains.
        case invalidValue(of: String, value: String, expected: Expectation, proposal: String? = nil)
        /// `filters` are the options that can take the place of the argument.
        case missingArgument(String, orFilters: [String] = [])
        /// Standard input contains more values than the limit.
        case tooManyValues(of: String, limit: Int)
        /// `proposal` is a spelling that makes the argument a part of an option.
        case unexpectedArgument(String, proposal: String? = nil)
        /// The option takes one value; `proposal` repeats it for each value.
        case severalValues(of: String, proposal: String)
        /// The option belongs to one item, but the command line names several.
        case severalItems(option: String)
        /// A word follows an identifier, or a name begins with a digit; `proposal` quotes all words as one name.
        case nameNeedsQuotes(String, proposal: String)
        /// A word that is no identifier follows an identifier or `-`.
        case nameAmongIdentifiers(String)
        case exclusiveOptions(String, String)
        /// The command cannot follow the option.
        case unsupportedOption(String)
        /// The command has no effect without at least one of these options.
        case missingOption(available: [String])
        case unknownField(String, available: [String])
        /// The command prints the field only with the option.
        case fieldNeedsOption(String, option: String)
        /// Two fields have the same place in a JSON object.
        case sharedMember(String, String)
        /// The command needs a confirmation, but no user can respond to a prompt.
        ///
        /// `purpose` is the action that the option confirms, in the current language.
        case missingConfirmation(option: String, purpose: String)
    }

    public let problem: Problem

    /// The path of the command that was recognized, such as `["challenge", "characters", "list"]`.
    public let path: [String]

    public init(_ problem: Problem, in path: [String]) {
        self.problem = problem
        self.path = path
    }

    /// Creates the error for a search without a text and without one of the filters.
    public init(missing argument: Argument<String>, or filters: [any AnyOption], in path: [String]) {
        self.init(.missingArgument(argument.name, orFilters: filters.map { "--" + $0.name }), in: path)
    }

    public var exitCode: ExitCode { .usage }

    public var advice: String? { "terminal.usage.advice %@".localized(line + " --help") }

    public var message: String {
        switch problem {
        case .notUTF8(let word): "terminal.usage.notUTF8 %@".localized(word.wordWithoutSecrets)
        case .unknownCommand(let name, let nearest):
            "terminal.usage.unknownCommand %@".localized(name.wordWithoutSecrets) + Self.suggestion(nearest)
        case .missingCommand(let available):
            "terminal.usage.missingCommand %@ %@".localized(line, available.joined(separator: ", "))
        case .unknownOption(let name, let nearest):
            "terminal.usage.unknownOption %@".localized(name.wordWithoutSecrets) + Self.suggestion(nearest)
        case .missingValue(let option, let placeholder, let proposal):
            "terminal.usage.missingValue %@ %@".localized(option, placeholder.localizedPlaceholder)
                + Self.suggestion(proposal)
        case .unexpectedValue(let option, let value):
            "terminal.usage.unexpectedValue %@ %@".localized(option, value.wordWithoutSecrets)
        case .invalidValue(let name, let value, let expected, let proposal):
            Self.message(ofInvalidValue: value, for: name.localizedPlaceholder, expected) + Self.suggestion(proposal)
        case .missingArgument(let name, let filters):
            filters.isEmpty
                ? "terminal.usage.missingArgument %@".localized(name.localizedPlaceholder)
                : "terminal.usage.missingArgument %@ %@".localized(
                    name.localizedPlaceholder, filters.joined(separator: ", "))
        case .tooManyValues(let name, let limit):
            "terminal.usage.tooManyValues %@ %lld".localized(name.localizedPlaceholder, limit)
        case .unexpectedArgument(let value, let proposal):
            "terminal.usage.unexpectedArgument %@".localized(value.wordWithoutSecrets) + Self.suggestion(proposal)
        case .severalValues(let option, let proposal):
            "terminal.usage.severalValues %@ %@".localized(option, proposal.wordWithoutSecrets)
        case .severalItems(let option): "terminal.usage.severalItems %@".localized(option)
        case .nameNeedsQuotes(let word, let proposal):
            "terminal.usage.nameNeedsQuotes %@ %@".localized(word.wordWithoutSecrets, proposal.wordWithoutSecrets)
        case .nameAmongIdentifiers(let word):
            "terminal.usage.nameAmongIdentifiers %@".localized(word.wordWithoutSecrets)
        case .exclusiveOptions(let first, let second):
            "terminal.usage.exclusiveOptions %@ %@".localized(first, second)
        case .unsupportedOption(let option):
            "terminal.usage.unsupportedOption %@ %@".localized(path.joined(separator: " "), option)
        case .missingOption(let available):
            "terminal.usage.missingOption %@".localized(available.joined(separator: ", "))
        case .unknownField(let name, let available):
            unknownField(name, available)
        case .fieldNeedsOption(let name, let option):
            "terminal.usage.fieldNeedsOption %@ %@".localized(name, option)
        case .sharedMember(let first, let second):
            "terminal.usage.sharedMember %@ %@".localized(first, second)
        case .missingConfirmation(let option, let purpose):
            "terminal.usage.missingConfirmation %@ %@".localized(option, purpose)
        }
    }

    private var line: String { path.joined(separator: " ") }

    /// Returns the message about a value that its kind refuses.
    static func message(ofInvalidValue value: String, for name: String, _ expected: Expectation) -> String {
        switch expected {
        case .explained(let key), .listOf(.explained(let key)):
            key.localized(value.wordWithoutSecrets)
        case .wholeNumber where value.hasOnlyDigits && Int(value) == nil && !value.isEmpty:
            "terminal.usage.tooLarge %@ %@".localized(value, name)
        case .duration where value.hasOnlyDigits && !value.isEmpty:
            "terminal.usage.missingUnit %@ %@".localized(value, name)
        default:
            "terminal.usage.invalidValue %@ %@ %@".localized(value.wordWithoutSecrets, name, expected.text)
                + suggestion(NearestSpelling.of(value, among: expected.choices))
        }
    }

    /// Returns the sentence that proposes a spelling, without secrets that the user typed.
    ///
    /// A spelling that the message would shorten is not proposed, because the user may copy it.
    static func suggestion(_ nearest: String?) -> String {
        guard let nearest, nearest.shortened == nearest else { return "" }
        return " " + "terminal.usage.didYouMean %@".localized(commandLine: nearest.wordWithoutSecrets)
    }

    private func unknownField(_ name: String, _ available: [String]) -> String {
        let message = "terminal.usage.unknownField %@".localized(name.wordWithoutSecrets)
        if let nearest = NearestSpelling.of(name, among: available) { return message + Self.suggestion(nearest) }
        return message + " " + "terminal.usage.availableFields %@".localized(available.joined(separator: ", "))
    }
}
