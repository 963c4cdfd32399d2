internal import ChallengeCore
internal import ChallengeTerminal

/// The code for fields of the user's own data.
extension FieldSpec {
    /// Returns an expression that converts the model's value to the DTO's.
    func storedValue(of variable: String) -> String {
        if type.parsedType == nil { return "\(variable).\(name)" }
        return "\(variable).\(name)?.description" + (isOptional ? "" : " ?? \"\"")
    }

    /// The name of the option for the field: `air-date`.
    var optionName: String { OptionName.of(name) }

    /// `true` if the field's own option takes no value.
    var isFlag: Bool { type == .boolean && !isOptional }

    func option(of noun: Noun) -> String {
        let name = "\"\(optionName)\""
        let help = "help: \"\(noun.variable).option.\(self.name)\""
        return switch type {
        case .text, .link: "Option(\(name), .text, \(help))"
        case .integer: "Option(\(name), .integer, \(help))"
        case .double: "Option(\(name), .number, \(help))"
        case .boolean: isFlag ? "Option.flag(\(name), \(help))" : "Option(\(name), .toggle, \(help))"
        case .date: "Option(\(name), .moment, \(help))"
        case .url: "Option(\(name), .webAddress, \(help))"
        case .list(.integer): "Option(\(name), .list(of: .integer), placeholder: \"\(optionPlaceholder)\", \(help))"
        case .list: "Option(\(name), .list(of: .text), placeholder: \"\(optionPlaceholder)\", \(help))"
        }
    }

    /// The option as the help lists it: `--air-date TIME`.
    var optionUsage: String { isFlag ? "--\(optionName)" : "--\(optionName) \(optionPlaceholder)" }

    private var optionPlaceholder: String {
        switch type {
        case .text, .link: ValueKind.text.placeholder
        case .integer: ValueKind.integer.placeholder
        case .double: ValueKind.number.placeholder
        case .boolean: ValueKind.toggle.placeholder
        case .date: ValueKind.moment.placeholder
        case .url: ValueKind.webAddress.placeholder
        case .list(.integer): "N,N"
        case .list: "A,B"
        }
    }

    /// Returns an expression for the option's value on the command line, or for the default.
    func optionValue(of noun: Noun) -> String {
        let option = "\(noun.type)Options.\(name)"
        if isFlag { return "invocation.has(\(option))" }
        return "invocation[\(option)]" + (emptyModelValue == "nil" ? "" : " ?? \(emptyModelValue)")
    }

    /// Returns the options of a command line that set a value, and the resulting value as JSON.
    ///
    /// Different ranks have different values, except for `Bool`. Numbers are negative, so that a test fails if an option
    /// accepts only positive ones.
    func commandSample(_ rank: Int) -> (text: String, json: String) {
        let word = "value\(rank + 1)"
        let date = Timestamp(millisecondsSince1970: 1_500_000_000_000 + Int64(rank) * 86_400_001).description
        let (value, json) =
            switch type {
            case .text, .link: (word, "\"\(word)\"")
            case .integer: ("-\(rank + 2)", "-\(rank + 2)")
            case .double: ("-\(rank + 2).5", "-\(rank + 2).5")
            case .boolean: (isFlag ? "" : "true", "true")
            case .date: (date, "\"\(date)\"")
            case .url: ("https://example.org/\(word)", "\"https://example.org/\(word)\"")
            case .list(.integer): ("-\(rank + 2),1", "[-\(rank + 2),1]")
            case .list: ("\(word),other", "[\"\(word)\",\"other\"]")
            }
        return (value.isEmpty ? "--\(optionName)" : "--\(optionName) \(value)", json)
    }
}

extension FeatureSpec {
    /// The names of the options of the feature's commands, each with its field.
    ///
    /// Before the feature has data sources, these are the options of the requested filters.
    var options: [(field: String, option: String)] {
        if isLocalOnly {
            return sources.persistent ? fields.filter { $0 != title }.map { ($0.name, $0.optionName) } : []
        }
        return filters.map { ($0, OptionName.of($0)) }
    }
}

/// The rules for names of options.
enum OptionName {
    /// Returns the option's name for a field: `air-date`.
    static func of(_ field: String) -> String { Noun.words(of: field).joined(separator: "-") }
}
