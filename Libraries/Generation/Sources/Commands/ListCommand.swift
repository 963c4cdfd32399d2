internal import ChallengeTerminal

/// The command `list`, which prints the features, what they lack and the next command to type.
///
/// Without arguments, `./generate.sh` runs it.
struct ListCommand {
    static let name = "list"

    let project: Project

    var command: Command {
        Command(
            Self.name, summary: "List the features with their kinds, fields, filters and states, and the next commands",
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let features = try project.names(in: "Features").map { ($0, try FeatureSpec($0, in: project)) }
        for case (_, let spec?) in features {
            let state = try FeatureState(of: spec, in: project)
            for line in Self.lines(spec, state) { try console.print(SafeText(line)) }
        }
        let others = features.filter { $0.1 == nil }.map(\.0)
        if !others.isEmpty { try console.print(SafeText("By hand: \(others.joined(separator: ", "))")) }
        console.note("To add a feature: ./generate.sh feature NAME --field name:String")
        console.note("All commands: ./generate.sh --help")
    }

    private static func lines(_ spec: FeatureSpec, _ state: FeatureState) -> [String] {
        let step = NextStep(spec: spec)
        var lines = [
            spec.name,
            "  kind     \(spec.repository?.rawValue ?? "none yet")\(spec.isDataOnly == true ? ", only data" : "")",
            "  fields   \(spec.fields.map(\.text).joined(separator: ", "))",
        ]
        if !spec.isLocalOnly { lines.append("  filters  \(spec.filters.joined(separator: ", "))") }
        lines.append("  state    \(states(state, lack: step.lack).joined(separator: "; "))")
        if !state.missing.isEmpty {
            lines.append("  next     ./generate.sh feature \(spec.name)")
        } else if step.lack != nil {
            lines.append("  next     \(step.command)")
        }
        return lines
    }

    private static func states(_ state: FeatureState, lack: String?) -> [String] {
        var states: [String] = []
        if let lack { states.append("lacks \(lack)") }
        if !state.missing.isEmpty { states.append("lacks \(state.missing.joined(separator: ", "))") }
        if !state.edited.isEmpty { states.append("edited: \(count(state.edited, "file"))") }
        if !state.editedTexts.isEmpty { states.append("edited: \(count(state.editedTexts, "text"))") }
        if !state.added.isEmpty { states.append("by hand: \(count(state.added, "file"))") }
        return states.isEmpty ? ["generated"] : states
    }

    private static func count(_ list: [String], _ noun: String) -> String {
        "\(list.count) \(noun)\(list.count == 1 ? "" : "s")"
    }
}
