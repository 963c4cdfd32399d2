internal import ChallengeTerminal

/// `usecase`: a rule that stands between the commands and the repository.
struct UseCaseCommand {
    private static let name = Argument("NAME", .text, help: "GetPlanet or SearchPlanets")
    private static let feature = Option("in", .text, placeholder: "FEATURE", help: "The feature")

    let project: Project

    var command: Command {
        Command(
            "usecase",
            summary:
                "A rule: GetPlanet asks nobody for what cannot exist, SearchPlanets looks for no space around a text",
            arguments: [Self.name],
            options: [Self.feature] + ProjectWriter.options,
            examples: [Example("./generate.sh usecase GetPlanet --in Planet", summary: "one, by its identifier")],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        for name in invocation[Self.name] {
            guard let feature = invocation[Self.feature] else {
                throw GenerationError("The feature is missing.", advice: "--in FEATURE says where \(name) belongs.")
            }
            let before = try FeatureSpec(known: feature, in: project)
            let kind = try Self.kind(of: name, in: before)
            guard let repository = before.repository else {
                throw GenerationError(
                    "\(feature) has no repository that a use case could use.",
                    advice: "./generate.sh repository \(feature) --kind … makes one.")
            }
            if kind == .search, repository == .local {
                throw GenerationError("A local repository finds its things by their identifiers alone.")
            }
            var after = before
            if !after.useCases.contains(kind) {
                after.useCases = UseCaseKind.allCases.filter { $0 == kind || before.useCases.contains($0) }
            }
            try ProjectWriter(project: project, invocation, console).write(from: before, to: after)
        }
    }

    private static func kind(of name: String, in spec: FeatureSpec) throws -> UseCaseKind {
        let name = name.hasSuffix("UseCase") ? String(name.dropLast("UseCase".count)) : name
        switch name {
        case "Get\(spec.noun.type)": return .get
        case "Search\(spec.noun.pluralType)": return .search
        default:
            throw GenerationError(
                "The generator knows no rule called \(name).",
                advice:
                    "It makes Get\(spec.noun.type) and Search\(spec.noun.pluralType); a rule of your own is written by hand."
            )
        }
    }
}

/// The rules that a generated use case can hold.
enum UseCaseKind: String, Codable, CaseIterable, Sendable {
    /// An identifier that nothing can have is not asked for.
    case get
    /// A text is looked for without the space around it, and nothing is looked for without a text.
    case search
}
