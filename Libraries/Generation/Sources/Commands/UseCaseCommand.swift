internal import ChallengeTerminal

/// The command `usecase`, which adds a use case between the commands and the repository.
struct UseCaseCommand {
    private static let name = Argument(
        "NAME", .text, help: "The name of the use case, such as GetPlanet or SearchPlanets")
    private static let feature = Option("in", .text, placeholder: "FEATURE", help: "The name of the feature")

    let project: Project

    var command: Command {
        Command(
            "usecase",
            summary:
                "Add a use case: GetPlanet refuses invalid identifiers, SearchPlanets trims the text",
            arguments: [Self.name],
            options: [Self.feature] + ProjectWriter.options,
            examples: [
                Example("./generate.sh usecase GetPlanet --in Planet", summary: "look up a planet by its identifier")
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        for name in invocation[Self.name] {
            guard let feature = invocation[Self.feature] else {
                throw GenerationError("No feature was given.", advice: "Use --in FEATURE.")
            }
            let before = try FeatureSpec(known: feature, in: project)
            let kind = try Self.kind(of: name, in: before)
            guard before.repository != nil else {
                throw GenerationError(
                    "\(feature) has no repository.",
                    advice: "Run ./generate.sh repository \(feature) --kind KIND.")
            }
            if kind == .search, !before.isCollection {
                throw GenerationError(
                    "\(feature) stores its items locally and has no search.", advice: "Use Get\(before.noun.type).")
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
                "Unknown use case '\(name)'.",
                advice: "Use Get\(spec.noun.type) or Search\(spec.noun.pluralType). Write other use cases by hand.")
        }
    }
}

/// The use cases that the generator can create.
enum UseCaseKind: String, Codable, CaseIterable, Sendable {
    /// Looks up an item, and refuses identifiers below 1.
    case get
    /// Searches for a text without the white space around it.
    case search
}
