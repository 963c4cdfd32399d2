internal import ChallengeTerminal

/// The command `list`, which prints the generated features.
struct ListCommand {
    let project: Project

    var command: Command {
        Command(
            "list", summary: "List the generated features with their fields, their state and the next command",
            examples: [Example("./generate.sh list", summary: "the features")]
        ) { _, console in
            // A terminal shows a tab as `^I`, because it could be a part of a text.
            let gap = console.output.isTerminal ? "  " : "\t"
            for name in try GeneratedFeature.names(in: project) {
                guard let feature = try GeneratedFeature(name, in: project) else { continue }
                let edited = try feature.editedFiles(in: project).count
                let fields = feature.spec.fields.map(\.text).joined(separator: ", ")
                let columns = [name, feature.spec.state, fields, "\(edited) edited files"]
                try console.print(SafeText(columns.joined(separator: gap)))
            }
        }
    }
}

extension FeatureSpec {
    /// The kind of the feature, or the next command.
    fileprivate var state: String {
        if path == nil, store == nil { return "next: ./generate.sh datasource \(name) --remote /\(noun.command)" }
        return hasRepository ? kind : "next: ./generate.sh repository \(name) --kind \(kind)"
    }
}

/// The command `remove`, which removes what the generator wrote for a feature.
struct RemoveCommand {
    private static let feature = Argument("FEATURE", .text, help: "The name of the feature")

    let writer: FeatureWriter

    var command: Command {
        Command(
            "remove", summary: "Remove a generated feature, its texts and its lines in shared files",
            arguments: [Self.feature], options: FeatureWriter.options,
            examples: [Example("./generate.sh remove Planet", summary: "the feature")]
        ) { invocation, console in
            let name = invocation[Self.feature][0]
            _ = try writer.project.feature(name)
            if let feature = try GeneratedFeature(name, in: writer.project) {
                try writer.remove(feature, invocation, console)
            }
        }
    }
}
