internal import ChallengeTerminal

/// The migration steps in the source of a schema.
///
/// Databases of users have run them. So they stay as they are, also those that were written by hand.
struct SchemaSteps {
    private static let opening = "static let schema = Schema("

    private let list: ElementList

    /// Finds the list of steps; `nil` if the source has none.
    init?(_ text: String) {
        guard let list = ElementList(text, opening: Self.opening, then: "steps: [") else { return nil }
        self.list = list
    }

    var count: Int { list.elements.count }

    /// The code of each step.
    var codes: [String] { list.codes }

    /// Returns the first constant, variable or function that a step uses, and that another source does not declare.
    func name(declaredIn source: String, butNotIn other: String) -> String? {
        let used = CodeText(codes.joined(separator: "\n")).text
        let kept = Set(Self.names(declaredIn: other))
        return Self.names(declaredIn: source).first { !kept.contains($0) && used.containsWord($0) }
    }

    private static func names(declaredIn source: String) -> [String] {
        let words = SourceFile.words(of: CodeText(source).text[...])
        return zip(words, words.dropFirst()).filter { ["let", "var", "func"].contains($0.0) }.map { String($0.1) }
    }

    /// Returns the path of the generated file that declares the schema.
    static func path(in files: [String: String]) -> String? { files.first { $0.value.contains(opening) }?.key }

    /// Returns the number of steps in the project, or in the generated files if their file is missing.
    static func count(of spec: FeatureSpec, in project: Project) throws -> Int {
        let files = try Blueprint(project: project, spanish: [:]).files(of: spec)
        guard let path = path(in: files), let text = try project.text(of: path) ?? files[path] else { return 0 }
        guard let steps = Self(text) else { throw GenerationError.unknownSteps(path) }
        return steps.count
    }

    /// Returns the other source with these steps instead of its own.
    func replacing(_ other: SchemaSteps) -> String { other.list.replacingBody(with: list.body) }

    /// Returns the source with the last step of another one after its own; the formatter has to indent it.
    func adding(_ other: SchemaSteps) -> String {
        var list = list
        list.elements += other.list.elements.suffix(1)
        return list.text(onePerLine: true)
    }
}

extension FeatureGenerator {
    /// Returns the generated files with the steps of the schema in the project, and with one more if the table changes.
    func keepingSteps(
        old: [String: String], new: [String: String]
    ) throws -> (old: [String: String], new: [String: String]) {
        guard let before, before.hasTable, before.noun.table == after.noun.table,
            let path = SchemaSteps.path(in: new), let oldText = old[path], let newText = new[path],
            let oldSteps = SchemaSteps(oldText), let newSteps = SchemaSteps(newText)
        else { return (old, new) }
        let present = try project.text(of: path)
        guard let steps = SchemaSteps(present ?? oldText) else {
            // A file that this command does not change stays.
            if oldText == newText { return (old, new) }
            throw GenerationError.unknownSteps(path)
        }
        guard steps.count >= before.lastStep else { throw GenerationError.lostSteps(path, count: before.lastStep) }
        if present == nil { return (old, new) }
        var (old, new) = (old, new)
        old[path] = steps.replacing(oldSteps)
        new[path] = steps.replacing(newSteps)
        if before.lastStep != after.lastStep, let text = new[path], let steps = SchemaSteps(text) {
            if after.isLocalOnly { try check(after.lastStatements, after: steps, path) }
            new[path] = try project.formatted(steps.adding(newSteps), from: text)
        }
        if let present, old[path] != new[path] { try checkNames(usedBy: steps, in: present, replacedBy: newText, path) }
        return (old, new)
    }

    /// Throws if a step uses a constant or function that was added to its file, which `--force` would overwrite.
    private func checkNames(
        usedBy steps: SchemaSteps, in present: String, replacedBy new: String, _ path: String
    ) throws {
        guard let name = steps.name(declaredIn: present, butNotIn: new) else { return }
        throw GenerationError(
            "A step of the schema uses '\(name)', which was added to \(path).",
            advice: "Declare '\(name)' in another file, and run the command again. No file was changed.",
            exitCode: .failure)
    }

    /// Throws if SQLite refuses the new step after those in the project, such as a column that an index uses.
    private func check(_ statements: [String], after steps: SchemaSteps, _ path: String) throws {
        guard let reason = SchemaTrial(codes: steps.codes)?.failure(of: statements) else { return }
        throw GenerationError(
            "The new step of the schema would fail after those in \(path): \(reason).",
            advice: "First append a step that removes the cause, or choose other fields. No file was changed.",
            exitCode: .failure)
    }
}

extension GenerationError {
    fileprivate static func unknownSteps(_ path: String) -> GenerationError {
        GenerationError(
            "The steps of the schema were not found in \(path).",
            advice: "Write them as a list: static let schema = Schema(…, steps: [ … ]). No file was changed.",
            exitCode: .dataError)
    }

    fileprivate static func lostSteps(_ path: String, count: Int) -> GenerationError {
        GenerationError(
            "\(path) lacks steps of the schema. Databases of users have run \(count) of them.",
            advice: "Restore the file from the version control. No file was changed.", exitCode: .dataError)
    }
}
