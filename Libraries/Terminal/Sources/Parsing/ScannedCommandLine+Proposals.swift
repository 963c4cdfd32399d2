internal import ChallengeCore

/// Command lines and words that the user probably meant.
extension ScannedCommandLine {
    /// Returns a command line to propose, with the options of this one that its command takes.
    ///
    /// - Parameters:
    ///   - path: The names from the tool to the command.
    ///   - operands: The other words, which are already quoted.
    func commandLine(_ path: [String], _ operands: [String]) -> String {
        var line = self
        line.occurrences = occurrences.map(\.withoutSecrets)
        let options = line.words(of: command.options + globalOptions).map(\.quotedForShell)
        let needsEnd = operands.contains { $0.drop { $0 == "'" }.looksLikeOption }
        return (path + (needsEnd ? options + ["--"] + operands : operands + options)).joined(separator: " ")
    }

    /// The search for the operands by the command `search` of the group, such as `characters search rick`; `nil` without
    /// this command.
    var searchOfGroup: String? {
        guard let depth = commands.lastIndex(where: { $0.subcommand(named: "search") != nil }), depth > 0 else {
            return nil
        }
        return commandLine(path.prefix(depth + 1) + ["search"], operands.map(\.quotedForShell))
    }

    /// Returns the command line with another word in place of a name.
    ///
    /// - Parameter option: The option whose value is the name, or a list with the name. If `nil`, one operand is the
    ///   name, or all together.
    func commandLine(with word: String, inPlaceOf name: String, option: String?) -> String {
        guard let option else {
            // Only operands can be a name of several words without quotation marks.
            let names = operands.contains { $0.isBytewiseEqual(to: name) } ? operands : [name]
            return commandLine(
                path, names.map { ($0.isBytewiseEqual(to: name) ? word : $0).quotedNameForShell })
        }
        var line = self
        for (index, occurrence) in occurrences.enumerated() where occurrence.option.name == option {
            line.occurrences[index].text = occurrence.text?.replacing(element: name, with: word)
        }
        return line.commandLine(path, operands.map(\.quotedForShell))
    }
}

extension String {
    /// Returns the value of an option with another word in place of the name, which is the whole value or an element of
    /// a list.
    fileprivate func replacing(element name: String, with word: String) -> String {
        if trimmed.isBytewiseEqual(to: name.trimmed) { return word }
        return listElements.map { $0.isBytewiseEqual(to: name) ? word : $0 }.joined(separator: ",")
    }
}
