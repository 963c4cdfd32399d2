internal import ChallengeCore

/// Command lines and words that the user probably meant.
extension ScannedCommandLine {
    /// Returns a command line to propose, with the options of this one that its command takes.
    ///
    /// - Parameters:
    ///   - path: The names from the tool to the command.
    ///   - operands: The other words, which are already quoted. If the command takes none, the words of a name become
    ///     its option `--name`, and others are omitted.
    func commandLine(_ path: [String], _ operands: [String]) -> String {
        let names = path.flatMap { $0.split(separator: " ").map(String.init) }
        let command = names.dropFirst().reduce(commands[0]) { $0.subcommand(named: $1) ?? $0 }
        let name = occurrences.contains { $0.option.name == "name" } ? [] : command.nameOption(for: operands)
        let operands = command.arguments.isEmpty ? [] : operands
        var line = self
        line.occurrences = occurrences.map(\.withoutSecrets)
        let options = name + line.words(of: command.options + globalOptions).map(\.quotedForShell)
        let needsEnd = operands.contains { $0.drop { $0 == "'" }.looksLikeOption }
        return (names + (needsEnd ? options + ["--"] + operands : operands + options)).joined(separator: " ")
    }

    /// Returns the command line with another word in place of a name.
    ///
    /// - Parameter option: The option whose value is the name, or a list with the name. If `nil`, all operands together
    ///   are the name.
    func commandLine(with word: String, inPlaceOf name: String, option: String?) -> String {
        // Only operands can be a name of several words without quotation marks.
        guard let option else { return commandLine(path, [word.quotedNameForShell]) }
        var line = self
        for (index, occurrence) in occurrences.enumerated() where occurrence.option.name == option {
            line.occurrences[index].text = occurrence.text?.replacing(element: name, with: word)
        }
        return line.commandLine(path, operands.map(\.quotedForShell))
    }

    /// Returns the spelling that the user probably meant with a word that the command does not take.
    ///
    /// It attaches the word to a flag, such as `--json=envelope`, adds it to a list, such as `--with 47,331`, or to a
    /// text, such as `--in 'ricksy business'`. Otherwise, it prints the help, the items with the identifiers, or those
    /// of a search for the words.
    func proposal(for word: String) -> String? {
        if let flag = occurrences.first(where: { $0.attachable.contains(word.lowercased()) }) {
            return "--\(flag.typedName)=\(word)"
        }
        if let index = operands.firstIndex(of: word), let spelling = continuation(at: index) { return spelling }
        if word == "help" { return (path + ["--help"]).joined(separator: " ") }
        guard command.arguments.isEmpty, commands.count > 2, let group = commands.dropLast().last else { return nil }
        if let item = group.itemCommand, operands.allSatisfy({ Int($0).map { $0 > 0 } ?? false }) {
            return commandLine(path.dropLast(2) + [item], operands)
        }
        guard let search = group.subcommand(named: "search") else { return nil }
        return commandLine(path.dropLast() + [search.name], operands.map(\.quotedForShell))
    }

    /// Returns the option before the operand with a longer value, to which all operands after its own value belong.
    ///
    /// Returns `nil` if no option with a value precedes the operand, or if the option does not accept the longer value.
    func continuation(at index: Int) -> String? {
        var first = index
        while first > 0, operandPositions[first - 1] == operandPositions[first] - 1 { first -= 1 }
        let start = operandPositions[first]
        guard let occurrence = occurrences.last(where: { $0.position == start - 1 }), let text = occurrence.text,
            let kind = occurrence.option.kind
        else { return nil }
        let option = "--" + occurrence.option.name
        // The operands without an option between them have consecutive positions.
        let following = operandPositions[first...].enumerated().prefix { $0.element == start + $0.offset }
        let parts = [text] + following.map { words[$0.element] }
        if kind.acceptsFieldNames, !parts.dropFirst().allSatisfy(command.hasField) { return nil }
        if kind.expectation.isList { return "\(option) \(parts.joined(separator: ",").quotedForShell)" }
        if kind.isRepeated, parts.allSatisfy(kind.takesItemValue) {
            return parts.map { "\(option) \($0.quotedForShell)" }.joined(separator: " ")
        }
        let longer = parts.joined(separator: " ")
        let isOwn = command.options.contains { $0.name == occurrence.option.name }
        return isOwn && kind.parse(longer) != nil ? "\(option) \(longer.quotedForShell)" : nil
    }

    /// The command line that the user probably meant if no item has the name, in a command for single items.
    ///
    /// It is an option with a longer value if the last words can belong to it. It is a list if the first word names a
    /// subcommand of the list, or the command for the items that have the word as their code.
    var listProposal: String? {
        if let last = operandPositions.indices.last, let start = operandPositions.first,
            operandPositions[last] - start > last, let spelling = continuation(at: last)
        {
            return spelling
        }
        guard let word = operands.first, let parent = commands.dropLast().last else { return nil }
        if let item = parent.itemCommand(taking: word) {
            return commandLine([parent.name, item], operands.map(\.quotedForShell))
        }
        guard let group = parent.subcommands.first(where: { $0.itemCommand == command.name }),
            let subcommand = group.subcommand(named: word)
        else { return nil }
        return commandLine([parent.name, group.name, subcommand.name], operands.dropFirst().map(\.quotedForShell))
    }
}

extension Command {
    /// Returns the option `--name` with the operands, in a command without arguments that has this option.
    fileprivate func nameOption(for operands: [String]) -> [String] {
        guard arguments.isEmpty, options.contains(where: { $0.name == "name" }),
            let words = operands.joined(separator: " ").shellWords, !words.isEmpty,
            words.allSatisfy({ $0.first?.isLetter == true })
        else { return [] }
        return ["--name", words.joined(separator: " ").quotedForShell]
    }
}

extension String {
    /// Returns the value of an option with another word in place of the name, which is the whole value or an element of
    /// a list.
    fileprivate func replacing(element name: String, with word: String) -> String {
        if isBytewiseEqual(to: name) { return word }
        return listElements.map { $0.isBytewiseEqual(to: name) ? word : $0 }.joined(separator: ",")
    }
}
