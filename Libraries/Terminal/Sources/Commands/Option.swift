public import ChallengeResources

/// An option that the user can add to a command by name, such as `--page 2`.
///
/// It is also the key by which the command reads the value.
public struct Option<Value: Sendable>: AnyOption {
    public let name: String
    public let short: Character?
    public let kind: ValueKind<Value>
    public let placeholder: String?
    public let help: String
    public let defaultText: String?
    public private(set) var candidates: (@Sendable () -> CandidateSource)?

    public var form: (any ValueForm)? { kind }
    public var expansion: Flag.Expansion? { nil }
}

/// An option that takes no value, such as `--all`.
public struct Flag: AnyOption {
    public let name: String
    public let short: Character?
    public let help: String
    public let expansion: Expansion?

    public var form: (any ValueForm)? { nil }
    public var placeholder: String? { nil }
    public var defaultText: String? { nil }
    public var candidates: (@Sendable () -> CandidateSource)? { nil }

    /// The option and the value that the flag abbreviates, such as `--format json` for `--json`.
    public struct Expansion: Sendable {
        let option: String
        let value: String
        /// Other values of the option, which the user can attach to the flag, such as `--json=envelope`.
        let attachable: [String]
        /// The option that gets any further attached value, such as `--fields` for `--json=name`.
        let rest: String?
    }
}

/// An option with any type of value or with none, so that options can be in one array.
public protocol AnyOption: Sendable {
    /// The long name, without its dashes.
    var name: String { get }

    /// The short name, such as `n` in `-n`.
    var short: Character? { get }

    /// The kind of the value; `nil` for a flag.
    var form: (any ValueForm)? { get }

    /// The name of the value in the help, such as `N` in `--page N`.
    var placeholder: String? { get }

    /// The key of the description in the help.
    var help: String { get }

    /// The default value as the help shows it.
    var defaultText: String? { get }

    /// The source of candidates that complete the value.
    var candidates: (@Sendable () -> CandidateSource)? { get }

    var expansion: Flag.Expansion? { get }
}

extension Option {
    public init(
        _ name: String,
        short: Character? = nil,
        _ kind: ValueKind<Value>,
        placeholder: String? = nil,
        help: String,
        default defaultText: String? = nil
    ) {
        self.init(
            name: name, short: short, kind: kind, placeholder: placeholder ?? kind.placeholder, help: help,
            defaultText: defaultText)
    }

    /// Returns the option with a source of candidates for its value, which is made on demand.
    public func completed(by source: @autoclosure @escaping @Sendable () -> CandidateSource) -> Option {
        var option = self
        option.candidates = source
        return option
    }
}

extension Flag {
    public init(_ name: String, short: Character? = nil, help: String) {
        self.init(name: name, short: short, help: help, expansion: nil)
    }

    /// Creates a flag that abbreviates another option with a value.
    ///
    /// A command line with a different value in the other spelling is invalid.
    ///
    /// - Parameters:
    ///   - attachable: Other values of the option, which the user can attach to the flag.
    ///   - rest: The name of the option that gets any further attached value.
    init<Other>(
        _ name: String, help: String, for option: Option<Other>, _ value: String, attachable: [String] = [],
        rest: String? = nil
    ) {
        self.init(
            name: name, short: nil, help: help,
            expansion: Expansion(option: option.name, value: value, attachable: attachable, rest: rest))
    }
}

/// The options of every command that this module implements.
public enum StandardOptions {
    public static let format = StandardSettings.format.option
    public static let fields = Option("fields", .fieldNames, placeholder: "A,B.C", help: "terminal.option.fields")
    public static let allFields = Flag("all-fields", help: "terminal.option.allFields")
    public static let color = StandardSettings.color.option
    public static let language = StandardSettings.language.option
    public static let json = Flag(
        "json", help: "terminal.option.json", for: format, "json", attachable: ["envelope"], rest: fields.name)
    public static let jsonLines = Flag("jsonl", help: "terminal.option.jsonl", for: format, "jsonl")
    public static let quiet = Flag("quiet", short: "q", help: "terminal.option.quiet")
    public static let verbose = Flag("verbose", short: "v", help: "terminal.option.verbose")
    public static let trace = Flag("trace", help: "terminal.option.trace")
    public static let noInput = Flag("no-input", help: "terminal.option.noInput")
    public static let noPager = Flag("no-pager", help: "terminal.option.noPager")
    public static let help = Flag("help", short: "h", help: "terminal.option.help")
    public static let version = Flag("version", short: "V", help: "terminal.option.version")

    /// The options that choose the format and the fields of records, which a command without records refuses.
    static let ofRecords: [any AnyOption] = [format, fields, allFields]

    static let presentation: [any AnyOption] = [
        format, json, jsonLines, fields, allFields, color, language, quiet, verbose, trace, noInput,
        noPager,
    ]
    static let information: [any AnyOption] = [help, version]
}
