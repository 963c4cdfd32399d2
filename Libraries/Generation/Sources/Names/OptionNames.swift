extension FeatureSpec {
    /// Throws if a field would get an option whose name a common option already has.
    ///
    /// Fields that no command uses yet are not checked.
    func checkOptions(in project: Project) throws {
        let used = try project.commonOptions()
        for (field, option) in options where used.contains(option) {
            throw GenerationError(
                "The option --\(option) for the field '\(field)' already exists.",
                advice: sources.remote == nil
                    ? "Rename the field." : "Rename the field, or leave it out of the filters.")
        }
    }
}

extension Project {
    /// Returns the names of the options that App, Printing and Terminal declare for all features.
    fileprivate func commonOptions() throws -> Set<String> {
        let folders = ["App", "Libraries/Printing/Sources", "Libraries/Terminal/Sources"]
        let texts = try folders.flatMap(files).compactMap(text)
        let declarations = texts.flatMap { text in
            (text.ranges(of: "Option(") + text.ranges(of: "Option.flag(")).map { text[$0.upperBound...] }
        }
        let names = declarations.compactMap { declaration in
            let name = declaration.drop { $0.isWhitespace }
            return name.first == "\"" ? String(name.dropFirst().prefix { $0 != "\"" }) : nil
        }
        return Set(names + texts.flatMap { Self.optionsOfSettings(in: $0, texts) })
    }

    /// Returns the names of the options of the settings that the text declares; some settings have no option.
    private static func optionsOfSettings(in text: String, _ texts: [String]) -> [String] {
        if !text.contains(" = Setting(") { return [] }
        return text.matches(of: #/let (\w+) = Setting\(\s*"([^"]+)"(?:, optionName: "([^"]+)")?/#).filter { setting in
            texts.contains { $0.contains("\(setting.1).option") }
        }.map { String($0.3 ?? $0.2) }
    }
}
