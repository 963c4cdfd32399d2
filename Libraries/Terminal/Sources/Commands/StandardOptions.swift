public import ChallengeResources

/// The options that every command understands because the library fulfils them.
public enum StandardOptions {
    public static let format = Option(
        "format", ValueKind<OutputFormat>.anyCase, placeholder: "FORMAT", help: "terminal.option.format")
    public static let fields = Option(
        "fields", ValueKind.list(of: .text), placeholder: "A,B.C", help: "terminal.option.fields")
    public static let color = Option(
        "color", ValueKind<ColorChoice>.anyCase, placeholder: "WHEN", help: "terminal.option.color", default: "auto")
    public static let language = Option(
        "lang", .language, placeholder: "LANG", help: "terminal.option.lang")
    public static let json = Option.flag("json", help: "terminal.option.json", for: format, "json")
    public static let jsonLines = Option.flag("jsonl", help: "terminal.option.jsonl", for: format, "jsonl")
    public static let quiet = Option.flag("quiet", short: "q", help: "terminal.option.quiet")
    public static let verbose = Option.flag("verbose", short: "v", help: "terminal.option.verbose")
    public static let help = Option.flag("help", short: "h", help: "terminal.option.help")
    public static let version = Option.flag("version", help: "terminal.option.version")

    static let presentation: [any AnyOption] = [format, json, jsonLines, fields, color, language, quiet, verbose]
    static let information: [any AnyOption] = [help, version]
}
