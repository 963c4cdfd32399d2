public import ChallengeResources

/// An option that the user can add to a command by name, such as `--page 2`, or `--all`, which takes no value.
public struct Option<Value: Sendable>: Sendable {
    /// The long name, without its dashes.
    public let name: String

    /// The short name, such as `n` in `-n`.
    public let short: Character?

    /// The kind of the value; `nil` for a flag.
    public let kind: ValueKind<Value>?

    /// The name of the value in the help, such as `N` in `--page N`.
    public let placeholder: String?

    /// The key of the description in the help.
    public let help: String

    /// The default value as the help shows it.
    public let defaultText: String?

    /// The source of candidates that complete the value.
    private(set) var candidates: (@Sendable () -> CandidateSource)?

    /// The type of the value, also of an erased option.
    private(set) var valueType = ObjectIdentifier(Value.self)

    /// The option and the value that a flag abbreviates, such as `--format json` for `--json`.
    let expansion: Expansion?

    struct Expansion: Sendable {
        let option: String
        let value: String
        /// Other values of the option, which the user can attach to the flag, such as `--json=envelope`.
        let attachable: [String]
        /// The option that gets any further attached value, such as `--fields` for `--json=name`.
        let rest: String?
    }
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
            defaultText: defaultText, expansion: nil)
    }

    /// Returns the option with a source of candidates for its value, which is made on demand.
    public func completed(by source: @autoclosure @escaping @Sendable () -> CandidateSource) -> Option {
        var option = self
        option.candidates = source
        return option
    }
}

extension Option where Value == Bool {
    /// Creates an option that takes no value.
    public static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
        Option(name: name, short: short, kind: nil, placeholder: nil, help: help, defaultText: nil, expansion: nil)
    }

    /// Creates a flag that abbreviates another option with a value.
    ///
    /// A command line with a different value in the other spelling is invalid.
    ///
    /// - Parameters:
    ///   - attachable: Other values of the option, which the user can attach to the flag.
    ///   - rest: The name of the option that gets any further attached value.
    static func flag<Other>(
        _ name: String, help: String, for option: Option<Other>, _ value: String, attachable: [String] = [],
        rest: String? = nil
    ) -> Option {
        Option(
            name: name, short: nil, kind: nil, placeholder: nil, help: help, defaultText: nil,
            expansion: .init(option: option.name, value: value, attachable: attachable, rest: rest))
    }
}

/// An option with any type of value, so that options can be in one array.
public protocol AnyOption: Sendable {
    var erased: Option<any Sendable> { get }
}

extension Option: AnyOption {
    public var erased: Option<any Sendable> {
        Option<any Sendable>(
            name: name, short: short, kind: kind?.erased, placeholder: placeholder, help: help,
            defaultText: defaultText, candidates: candidates, valueType: valueType,
            expansion: expansion.map {
                .init(option: $0.option, value: $0.value, attachable: $0.attachable, rest: $0.rest)
            })
    }
}

/// The options of every command that this module implements.
public enum StandardOptions {
    public static let format = StandardSettings.format.option
    public static let fields = Option("fields", .fieldNames, placeholder: "A,B.C", help: "terminal.option.fields")
    public static let allFields = Option.flag("all-fields", help: "terminal.option.allFields")
    public static let color = StandardSettings.color.option
    public static let language = StandardSettings.language.option
    public static let json = Option.flag(
        "json", help: "terminal.option.json", for: format, "json", attachable: ["envelope"], rest: fields.name)
    public static let jsonLines = Option.flag("jsonl", help: "terminal.option.jsonl", for: format, "jsonl")
    public static let quiet = Option.flag("quiet", short: "q", help: "terminal.option.quiet")
    public static let verbose = Option.flag("verbose", short: "v", help: "terminal.option.verbose")
    public static let trace = Option.flag("trace", help: "terminal.option.trace")
    public static let noInput = Option.flag("no-input", help: "terminal.option.noInput")
    public static let noPager = Option.flag("no-pager", help: "terminal.option.noPager")
    public static let help = Option.flag("help", short: "h", help: "terminal.option.help")
    public static let version = Option.flag("version", short: "V", help: "terminal.option.version")

    /// The options that choose the format and the fields of records, which a command without records refuses.
    static let ofRecords: [any AnyOption] = [format, fields, allFields]

    static let presentation: [any AnyOption] = [
        format, json, jsonLines, fields, allFields, color, language, quiet, verbose, trace, noInput,
        noPager,
    ]
    static let information: [any AnyOption] = [help, version]
}
