internal import ChallengeTerminal

/// The command `usecase`, which puts a rule between the commands and the repository.
struct UseCaseCommand {
    private static let name = Argument("NAME", .text, help: "GetPlanet or SearchPlanets")
    private static let feature = Option("in", .text, placeholder: "FEATURE", help: "The name of the feature")

    let writer: FeatureWriter

    var command: Command {
        Command(
            "usecase", summary: "Add a use case with a rule before the repository; the command feature then uses it",
            arguments: [Self.name], options: [Self.feature] + FeatureWriter.options,
            examples: [
                Example("./generate.sh usecase GetPlanet --in Planet", summary: "the rule for identifiers"),
                Example("./generate.sh usecase SearchPlanets --in Planet", summary: "the rule for searched names"),
            ], run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        var spec = try writer.project.generated(try invocation.required(Self.feature)).spec
        guard let kind = spec.kind else {
            throw CommandError(
                "\(spec.name) has no repository.", advice: "Run ./generate.sh repository \(spec.name) first.")
        }
        let name = invocation[Self.name][0]
        let useCases: [String: FeatureSpec.UseCase] = ["Get\(spec.name)": .get].merging(
            !kind.isLocal ? ["Search\(spec.noun.many)": .search] : [:]
        ) { $1 }
        guard let useCase = useCases[name.replacing("UseCase", with: "")] else {
            throw CommandError(
                "The generator has no use case '\(name)'.",
                advice: "Use \(useCases.keys.sorted().joined(separator: " or ")), or write it in Domain/UseCases.")
        }
        if !spec.useCases.contains(useCase) { spec.useCases.append(useCase) }
        try await writer.write(spec, invocation, console)
    }
}
