import ChallengeCollections
import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

/// The command `challenge config` with its subcommands; all except `get` run in spite of mistakes in the file.
struct ConfigurationCommand {
    private static let value = Argument("VALUE", .anyText, help: "configuration.argument.value")
    private static let origin = Flag("origin", help: "configuration.option.origin")

    let container: ConfigurationContainer

    /// The key of a setting; the help lists them.
    private var key: Argument<String> {
        let kind = ValueKind(
            placeholder: "KEY", expectation: .oneOf(container.keys), parse: ValueKind<String>.text.parse)
        return Argument("KEY", kind, help: "configuration.argument.key")
    }

    var command: Command {
        let key = key.completed(by: keys)
        let value = Self.value.completed(by: values)
        return Command(
            "config",
            summary: "configuration.command.config",
            discussion: "configuration.discussion",
            subcommands: [
                Command(
                    "list",
                    summary: "configuration.command.list",
                    options: [Self.origin, PagingOptions.sort],
                    fields: RecordSchema.configuredValues(withOrigin: true).fieldNames,
                    examples: [
                        Example("challenge config list", summary: "configuration.example.list"),
                        Example("challenge config list --origin", summary: "configuration.example.origin"),
                    ],
                    run: list),
                Command(
                    "get",
                    summary: "configuration.command.get",
                    arguments: [key],
                    examples: [
                        Example("challenge config get policy", summary: "configuration.example.get"),
                        Example("challenge config get api-url", summary: "configuration.example.getAddress"),
                    ],
                    run: get),
                Command(
                    "set",
                    summary: "configuration.command.set",
                    arguments: [key, value],
                    examples: [
                        Example("challenge config set language es", summary: "configuration.example.set")
                    ],
                    run: set),
                Command(
                    "unset",
                    summary: "configuration.command.unset",
                    arguments: [key],
                    examples: [Example("challenge config unset language", summary: "configuration.example.unset")],
                    run: unset),
                Command(
                    "path",
                    summary: "configuration.command.path",
                    examples: [Example("challenge config path", summary: "configuration.example.path")],
                    run: printPath),
                ConfigurationEditCommand(container: container).command,
            ],
            needsConfiguration: false)
    }

    @Sendable private func list(_ invocation: Invocation, _ console: Console) async throws {
        let schema = RecordSchema.configuredValues(withOrigin: invocation.has(Self.origin))
        let order = try ListOrder(schema, invocation)
        var writer = try RecordWriter(schema, invocation, console)
        let values = invocation.configuration.allValues
        try writer.write(order?.sorted(values) ?? values)
        try writer.finish()
        if let failure = invocation.configuration.firstMistake {
            console.warning(SafeText(failure.message))
        }
    }

    @Sendable private func get(_ invocation: Invocation, _ console: Console) async throws {
        let key = invocation[self.key].first ?? ""
        let configuration = invocation.configuration
        // Throws instead of printing the default or an invalid value, because a script would use it.
        if let mistake = configuration.firstMistake { throw mistake }
        if let setting = configuration.settings.first(where: { $0.key == key }) { try configuration.check(setting) }
        guard let value = configuration.allValues.first(where: { $0.key == key }) else {
            throw ConfigurationError(unknownKey: key, in: invocation)
        }
        try console.print(SafeText(value.text))
    }

    @Sendable private func set(_ invocation: Invocation, _ console: Console) async throws {
        let key = invocation[self.key].first ?? ""
        let value = try await value(invocation, console)
        let configuration = invocation.configuration
        if let mistake = configuration.mistake(storing: value, for: key) {
            throw ConfigurationError.wrongSetting(mistake.message)
        }
        try container.file.change { $0.text(setting: key, to: value) }
        let shown = configuration.shown(value, for: key)
        console.note(SafeText("configuration.note.set %@ %@".localized(key, shown)))
        if case .variable(let variable) = configuration.allValues.first(where: { $0.key == key })?.origin {
            console.warning(SafeText("configuration.warning.variable %@".localized(variable)))
        }
    }

    /// Returns the value; `-` is the first line of standard input, so that no secret is on a command line.
    private func value(_ invocation: Invocation, _ console: Console) async throws -> String {
        let typed = invocation[Self.value].first ?? ""
        if typed != "-" { return typed }
        let lines = console.inputLines.makeAsyncIterator()
        return try await lines.next() ?? ""
    }

    @Sendable private func unset(_ invocation: Invocation, _ console: Console) async throws {
        let key = invocation[self.key].first ?? ""
        guard try container.file.content().contains(key) else {
            let isKnown = invocation.configuration.allValues.contains { $0.key == key }
            if !isKnown { throw ConfigurationError(unknownKey: key, in: invocation) }
            return console.note(SafeText("configuration.note.missing %@".localized(key)))
        }
        try container.file.change { $0.text(removing: key) }
        console.note(SafeText("configuration.note.unset %@".localized(key)))
    }

    @Sendable private func printPath(_ invocation: Invocation, _ console: Console) async throws {
        guard let path = container.file.path else { throw ConfigurationError.noPath }
        try console.print(SafeText(path))
    }
}

extension ConfigurationCommand {
    /// The keys of all settings.
    private var keys: CandidateSource {
        CandidateSource { request in
            let configuration = request.invocation.configuration
            let help = Dictionary(configuration.settings.map { ($0.key, $0.help) }, uniquingKeysWith: { $1 })
            return configuration.allValues.map { value in
                Candidate(value.key, description: help[value.key]?.localized() ?? value.text)
            }
        }
    }

    /// The values to choose from for the key before the cursor.
    private var values: CandidateSource {
        CandidateSource { request in
            let key = request.invocation[self.key].first
            let setting = request.invocation.configuration.settings.first { $0.key == key }
            return setting?.form.candidates ?? []
        }
    }
}

extension ConfigurationError {
    /// Creates the error for a key without a value.
    fileprivate init(unknownKey key: String, in invocation: Invocation) {
        let keys = invocation.configuration.allValues.map(\.key)
        self = .wrongSetting(SettingMistake.unknownKey(key, among: keys).message)
    }
}

extension ConfigurationError: PresentableError {
    public var advice: String? {
        switch self {
        case .noEditor: "configuration.advice.editor".localized()
        case .wrongSetting: "configuration.advice.list".localized()
        case .noPath, .storageFailed, .editorFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .noPath, .noEditor: .configuration
        case .storageFailed: .ioError
        case .wrongSetting: .usage
        case .editorFailed: .failure
        }
    }
}
