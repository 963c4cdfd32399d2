internal import ChallengeTerminal

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// `feature`: a module with its model, its error, its strings and its place in the app.
struct FeatureCommand {
    private static let name = Argument("NAME", .text, help: "The name of the thing, in the singular: Planet")
    private static let fields = Option(
        "field", .list(of: .text), placeholder: "NAME:TYPE",
        help: "A field; may be repeated. Types: \(FieldType.spellings.joined(separator: ", "))")
    private static let sample = Option(
        "sample", .text, placeholder: "FILE", help: "Real JSON of a thing, an array or a page, to take the fields from")
    private static let plural = Option("plural", .text, placeholder: "NAME", help: "Several of them: People")
    private static let spanish = Option(
        "spanish", .list(of: .text), placeholder: "ONE,MANY", help: "What Spanish calls it: planeta,planetas")
    private static let filters = Option(
        "filter", .list(of: .text), placeholder: "A,B", help: "The fields that lists can be narrowed by")

    let project: Project

    var command: Command {
        Command(
            "feature",
            summary: "A module: manifest, folders, model, error, strings, tests, wired into the app",
            arguments: [Self.name],
            options: [Self.fields, Self.sample, Self.plural, Self.spanish, Self.filters] + ProjectWriter.options,
            exclusive: [[Self.fields, Self.sample]],
            examples: [
                Example("./generate.sh feature Planet --sample planet.json", summary: "fields from real JSON"),
                Example(
                    "./generate.sh feature Person --plural People --spanish persona,personas",
                    summary: "what it is called, said in full"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        for name in invocation[Self.name] {
            let before = try FeatureSpec(name, in: project)
            let noun = Noun(type: name, pluralType: invocation[Self.plural] ?? before?.plural)
            if before?.noun != noun { try FeatureNames(project: project, of: before?.name).check(noun) }
            let after = try spec(noun, before, invocation, console)
            try ProjectWriter(project: project, invocation, console).write(from: before, to: after)
        }
    }

    private func spec(
        _ noun: Noun, _ before: FeatureSpec?, _ invocation: Invocation, _ console: Console
    ) throws -> FeatureSpec {
        let sample = try invocation[Self.sample].map { try self.sample(at: $0, console) }
        var spec = FeatureSpec(
            name: noun.type, plural: noun.pluralType, spanish: try spanish(noun, before, invocation),
            identifier: sample?.identifier ?? before?.identifier ?? 1,
            fields: try sample?.fields
                ?? invocation[Self.fields]?.enumerated().map { try FieldSpec($1, rank: $0 + 1) } ?? before?.fields
                ?? [FieldSpec(name: "name", type: .text)],
            filters: [])
        spec.sources = before?.sources ?? DataSources()
        spec.repository = before?.repository
        spec.useCases = before?.useCases ?? []
        guard let title = spec.title else {
            throw GenerationError(
                "A \(noun.words) needs a text to be known by.", advice: "Give it a field such as name:String.")
        }
        let wanted = invocation[Self.filters] ?? before?.filters ?? []
        spec.filters = [title.name] + wanted.filter { $0 != title.name }
        if let before, !invocation.has(ProjectWriter.isForced) { try Self.check(spec, keepsTheTableOf: before) }
        return spec
    }

    /// Refuses to change a table where it stands: somebody may have it already, with something in it.
    private static func check(_ spec: FeatureSpec, keepsTheTableOf before: FeatureSpec) throws {
        guard before.hasTable, spec.columns != before.columns || spec.noun.table != before.noun.table else { return }
        throw GenerationError(
            "Somebody may have the table \(before.noun.table) already, with other columns.",
            advice:
                "Write the change into the schema as a step of its own, or say --force as long as nobody has used it.",
            exitCode: .failure)
    }

    private func spanish(
        _ noun: Noun, _ before: FeatureSpec?, _ invocation: Invocation
    ) throws -> SpanishNoun {
        guard let words = invocation[Self.spanish] else {
            return before?.spanish ?? SpanishNoun(one: noun.words, many: noun.pluralWords)
        }
        guard words.count == 2 else {
            throw GenerationError("--spanish takes two words.", advice: "One and several: --spanish planeta,planetas")
        }
        guard words.joined().allSatisfy({ $0.isLetter || " -’".contains($0) }) else {
            throw GenerationError("--spanish takes two words, which are made of letters.")
        }
        return SpanishNoun(one: words[0], many: words[1])
    }

    private func sample(at path: String, _ console: Console) throws -> Sample {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw GenerationError("The sample \(path) cannot be read.", exitCode: .notFound)
        }
        let sample = try Sample(text)
        for omission in sample.omissions { console.note(SafeText("Left out of the sample: \(omission).")) }
        return sample
    }
}
