internal import ChallengeResources

/// The entries of help pages, generated from definitions.
extension HelpSection.Entry {
    /// Creates an entry for a term with the key of its description.
    init(_ term: String, _ help: String, notes: [String] = [], isStacked: Bool = false) {
        let text = help.localized() + (notes.isEmpty ? "" : " (" + notes.joined(separator: "; ") + ")")
        self.init(term: SafeText(term), text: SafeText(text), isStacked: isStacked)
    }

    init(_ argument: Argument<any Sendable>) {
        self.init(argument.usage, argument.help, notes: Self.note(argument.kind.expectation.choices))
    }

    /// - Parameter exclusiveOptions: Groups of options of the command, of which a command line contains only one.
    init(_ option: Option<any Sendable>, exclusiveOptions: [[String]] = []) {
        let short = option.short.map { "-\($0), " } ?? "    "
        let placeholder = option.placeholder.map { " " + $0.localizedPlaceholder } ?? ""
        var notes = Self.note(option.kind?.expectation.choices ?? [])
        if let value = option.defaultText { notes.append("terminal.help.default %@".localized(value)) }
        let rivals = exclusiveOptions.filter { $0.contains(option.name) }.flatMap(\.self)
        let others = rivals.filter { $0 != option.name }.map { "--" + $0 }
        if !others.isEmpty { notes.append("terminal.help.notWith %@".localized(others.joined(separator: ", "))) }
        self.init(short + "--" + option.name + placeholder, option.help, notes: notes)
    }

    init(_ example: Example) {
        self.init(example.command, example.summary, isStacked: true)
    }

    init(_ variable: EnvironmentVariable) {
        self.init(variable.name, variable.help, notes: Self.note(variable.choices))
    }

    /// Returns the note that lists the choices; empty without choices.
    private static func note(_ choices: [String]) -> [String] {
        choices.isEmpty ? [] : ["terminal.help.choices %@".localized(choices.joined(separator: ", "))]
    }
}

extension Argument {
    /// The argument as the usage shows it: `ID`, `[ID]`, `ID…` or `[ID…]`.
    var usage: String {
        let name = name.localizedPlaceholder + (count.repeats ? "…" : "")
        return count.isRequired ? name : "[\(name)]"
    }
}
