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
            for feature in try GeneratedFeature.all(in: project) {
                let edited = try feature.editedFiles(in: project).count
                let fields = feature.spec.fields.map(\.text).joined(separator: ", ")
                let state = feature.spec.next.map { "next: \($0)" } ?? feature.spec.kind?.rawValue ?? ""
                let columns = [feature.spec.name, state, fields, "\(edited) edited files"]
                try console.print(SafeText(columns.joined(separator: gap)))
            }
        }
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
            try writer.remove(try writer.project.generated(invocation[Self.feature][0]), invocation, console)
        }
    }
}
