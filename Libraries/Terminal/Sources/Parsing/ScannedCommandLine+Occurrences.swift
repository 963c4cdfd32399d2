extension ScannedCommandLine {
    /// An option of the command line, with the text of its value.
    struct Occurrence: Sendable {
        var option: any AnyOption

        /// The name that the user typed: that of the option, or of a flag that abbreviates it.
        let typedName: String

        /// `true` for `-q` instead of `--quiet`.
        let isShort: Bool

        /// The text of the option's value; `nil` for a flag.
        var text: String?

        /// The position in `words` of the word that ends with the text.
        let position: Int

        /// The texts that the user can attach to the flag.
        var attachable: [String] = []

        /// Returns `true` if a flag and the option that it abbreviates, or two such flags, give different values.
        func contradicts(_ other: Occurrence) -> Bool {
            option.name == other.option.name && typedName != other.typedName
                && text?.lowercased() != other.text?.lowercased()
        }

        /// The option as words of a command line.
        var words: [String] {
            guard let text else { return ["--" + typedName] }
            // The fields of `--json=name` are an occurrence of their own, beside that of the format.
            if typedName != option.name, option.form?.acceptsFieldNames != true {
                return ["--" + typedName + (attachable.contains(text.lowercased()) ? "=" + text : "")]
            }
            return text.hasPrefix("-") ? ["--\(option.name)=\(text)"] : ["--" + option.name, text]
        }

        var withoutSecrets: Occurrence {
            var occurrence = self
            occurrence.text = text.map { option.form?.redact($0) ?? $0 }
            return occurrence
        }
    }
}

extension Collection<ScannedCommandLine.Occurrence> {
    /// The options without those that a later option of the same name replaces.
    var used: [Element] {
        var names: Set<String> = []
        let used = reversed().filter { occurrence in
            let isLast = names.insert(occurrence.option.name).inserted
            return isLast || occurrence.option.form.map { $0.isRepeated || $0.expectation.isList } ?? true
        }
        return used.reversed()
    }

    /// The first option that contradicts an earlier one, with the earlier one.
    ///
    /// A later option in the same spelling replaces the earlier one.
    var contradiction: (earlier: Element, later: Element)? {
        var spellings: [String: [Element]] = [:]
        for occurrence in self {
            let others = spellings[occurrence.option.name, default: []].filter { $0.typedName != occurrence.typedName }
            if let earlier = others.first(where: occurrence.contradicts) { return (earlier, occurrence) }
            spellings[occurrence.option.name] = others + [occurrence]
        }
        return nil
    }
}
