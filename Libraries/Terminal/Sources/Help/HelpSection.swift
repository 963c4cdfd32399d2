internal import ChallengeResources

/// A part of a help page: paragraphs, or a title above terms with their descriptions.
struct HelpSection {
    struct Entry {
        let term: SafeText
        let text: SafeText

        /// `true` if the text is below the term instead of beside it, as for a complete command line.
        var isStacked = false
    }

    let title: SafeText?
    let paragraphs: [SafeText]
    let entries: [Entry]

    init(paragraphs: [SafeText]) {
        title = nil
        self.paragraphs = paragraphs
        entries = []
    }

    /// Creates a section whose title is the key of a string.
    init(title: String, preformatted: [SafeText] = [], entries: [Entry] = []) {
        self.init(name: title.localized(), preformatted: preformatted, entries: entries)
    }

    /// Creates a section whose title is a name, which is the same in all languages.
    init(name: String, preformatted: [SafeText] = [], entries: [Entry] = []) {
        self.title = SafeText(name, style: .bold)
        self.paragraphs = preformatted
        self.entries = entries
    }

    var isEmpty: Bool { paragraphs.isEmpty && entries.isEmpty }

    func lines(columns: Int) -> [SafeText] {
        guard let title else { return paragraphs.flatMap { $0.wrappedAroundQuotations(to: columns) } }
        return title.wrapped(to: columns)
            + paragraphs.flatMap { Self.indented($0, by: 2, columns) } + Self.lines(of: entries, columns: columns)
    }

    static func lines(of entries: some Collection<Entry>, columns: Int) -> [SafeText] {
        // The column at which the texts start: after the widest term, without terms that are too wide.
        let start = entries.map { $0.term.width + 4 }.filter { $0 <= widestTerm }.max() ?? widestTerm
        return entries.flatMap { lines(of: $0, textsAt: start, columns) }
    }

    private static func lines(of entry: Entry, textsAt start: Int, _ columns: Int) -> [SafeText] {
        let term = entry.term.styled(.cyan)
        // The user can copy a complete command line only if it is on one line.
        if entry.isStacked { return [.spaces(2) + term] + indented(entry.text, by: 6, columns) }
        let isBeside = start + narrowestText <= columns
        if !isBeside { return indented(term, by: 2, columns) + indented(entry.text, by: 6, columns) }
        let text = entry.text.wrappedAroundQuotations(to: columns - start)
        if entry.term.width + 4 > start { return [.spaces(2) + term] + text.map { .spaces(start) + $0 } }
        return text.enumerated().map { index, line in
            (index == 0 ? .spaces(2) + term : .empty).padded(to: start) + line
        }
    }

    private static func indented(_ text: SafeText, by indentation: Int, _ columns: Int) -> [SafeText] {
        text.wrappedAroundQuotations(to: columns - indentation).map { .spaces(indentation) + $0 }
    }

    private static let widestTerm = 32
    private static let narrowestText = 20
}

/// The entries of help pages, generated from definitions.
extension HelpSection.Entry {
    /// Creates an entry for a term with the key of its description.
    init(_ term: String, _ help: String, notes: [String] = [], isStacked: Bool = false) {
        let text = help.localized() + (notes.isEmpty ? "" : " (" + notes.joined(separator: "; ") + ")")
        self.init(term: SafeText(term), text: SafeText(text), isStacked: isStacked)
    }

    init(_ argument: any AnyArgument) {
        self.init(argument.usage, argument.help, notes: Self.note(argument.form.expectation.choices))
    }

    /// - Parameter exclusiveOptions: Groups of options of the command, of which a command line contains only one.
    init(_ option: any AnyOption, exclusiveOptions: [[String]] = []) {
        let short = option.short.map { "-\($0), " } ?? "    "
        let placeholder = option.placeholder.map { " " + $0.localizedPlaceholder } ?? ""
        var notes = Self.note(option.form?.expectation.choices ?? [])
        if let value = option.defaultText { notes.append("terminal.help.default %@".localized(value)) }
        let rivals = exclusiveOptions.filter { $0.contains(option.name) }.flatMap(\.self)
        var names: Set = [option.name]
        let others = rivals.filter { names.insert($0).inserted }.map { "--" + $0 }
        if !others.isEmpty { notes.append("terminal.help.notWith %@".localized(others.joined(separator: ", "))) }
        self.init(short + "--" + option.name + placeholder, option.help, notes: notes)
    }

    init(_ example: Example) { self.init(example.command, example.summary, isStacked: true) }

    init(_ variable: EnvironmentVariable) {
        self.init(variable.name, variable.help, notes: Self.note(variable.choices))
    }

    /// Returns the note that lists the choices; empty without choices.
    private static func note(_ choices: [String]) -> [String] {
        choices.isEmpty ? [] : ["terminal.help.choices %@".localized(choices.joined(separator: ", "))]
    }
}

extension AnyArgument {
    /// The argument as the usage shows it: `ID`, `[ID]`, `ID…` or `[ID…]`.
    var usage: String {
        let name = name.localizedPlaceholder + (count.repeats ? "…" : "")
        return count.isRequired ? name : "[\(name)]"
    }
}
