internal import ChallengeTerminal

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The command `feature`, which creates a module and adds it to the app.
struct FeatureCommand {
    private static let name = Argument("NAME", .text, help: "The name of the item in the singular, such as Planet")
    private static let fields = Option(
        "field", .list(of: .text), placeholder: "NAME:TYPE",
        help: "A field of the item; can be repeated. Types: \(FieldType.spellings.joined(separator: ", "))")
    private static let sample = Option(
        "sample", .text, placeholder: "FILE",
        help: "Read the fields from JSON: an item, an array of items or a page of the API")
    private static let plural = Option(
        "plural", .text, placeholder: "NAME", help: "The name in the plural, such as People")
    private static let spanish = Option(
        "spanish", .list(of: .text), placeholder: "SINGULAR,PLURAL", help: "The Spanish noun, such as planeta,planetas")
    private static let filters = Option(
        "filter", .list(of: .text), placeholder: "A,B", help: "The text fields to filter lists by")

    let project: Project

    var command: Command {
        Command(
            "feature",
            summary: "Create a feature module with a model, an error, texts and tests, and add it to the app",
            arguments: [Self.name],
            options: [Self.fields, Self.sample, Self.plural, Self.spanish, Self.filters] + ProjectWriter.options,
            exclusive: [[Self.fields, Self.sample]],
            examples: [
                Example("./generate.sh feature Planet --sample planet.json", summary: "with the fields of a JSON file"),
                Example(
                    "./generate.sh feature Person --plural People --spanish persona,personas",
                    summary: "with an irregular plural and the Spanish noun"),
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
        spec.assignsIdentifiers = before?.assignsIdentifiers
        spec.useCases = before?.useCases ?? []
        guard let title = spec.title else {
            throw GenerationError(
                "\(noun.type) has no text field to use as its title.", advice: "Add one, such as --field name:String.")
        }
        let wanted = invocation[Self.filters] ?? before?.filters ?? []
        spec.filters = [title.name] + wanted.filter { $0 != title.name }
        if let before, !invocation.has(ProjectWriter.isForced) { try Self.check(spec, keepsTheTableOf: before) }
        return spec
    }

    /// Throws if the change affects the columns of a table, because users may already have the table with rows in it.
    private static func check(_ spec: FeatureSpec, keepsTheTableOf before: FeatureSpec) throws {
        guard before.hasTable, spec.columns != before.columns || spec.noun.table != before.noun.table else { return }
        throw GenerationError(
            "The table '\(before.noun.table)' may already exist with other columns.",
            advice:
                "Add a step to the schema by hand, or use --force if no user has the table yet.",
            exitCode: .failure)
    }

    private func spanish(
        _ noun: Noun, _ before: FeatureSpec?, _ invocation: Invocation
    ) throws -> SpanishNoun {
        guard let words = invocation[Self.spanish] else {
            return before?.spanish ?? SpanishNoun(one: noun.words, many: noun.pluralWords)
        }
        guard words.count == 2 else {
            throw GenerationError(
                "--spanish expects two words.", advice: "Use --spanish SINGULAR,PLURAL, such as planeta,planetas.")
        }
        guard words.joined().allSatisfy({ $0.isLetter || " -’".contains($0) }) else {
            throw GenerationError(
                "--spanish expects words of letters only.",
                advice: "Use --spanish SINGULAR,PLURAL, such as planeta,planetas.")
        }
        return SpanishNoun(one: words[0], many: words[1])
    }

    private func sample(at path: String, _ console: Console) throws -> Sample {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw GenerationError("Cannot read the sample '\(path)'.", exitCode: .notFound)
        }
        let sample = try Sample(text)
        for omission in sample.omissions { console.note(SafeText("Ignored in the sample: \(omission).")) }
        return sample
    }
}
