internal import ChallengeTerminal

/// The entries of a feature in the files that all features share.
///
/// Adding and removing them changes no other byte. An entry that an engineer edited is found by its beginning.
struct SharedFiles {
    static let manifest = "Package.swift"
    static let app = "App/Challenge/AppContainer.swift"
    static let catalog = "Libraries/Resources/Assets/Localizable.xcstrings"

    let project: Project

    /// Returns the shared files with the entries of the feature, in place of those of an earlier specification.
    func adding(_ spec: FeatureSpec, insteadOf before: FeatureSpec?) throws -> [String: String] {
        var texts = try texts()
        let old = before.map(SharedEntry.all) ?? []
        let new = SharedEntry.all(of: spec)
        for entry in old where !new.contains(where: { $0.beginning == entry.beginning }) {
            texts[entry.path] = try entry.removed(from: texts[entry.path] ?? "")
        }
        for entry in new {
            let before = old.first { $0.beginning == entry.beginning }
            texts[entry.path] = try entry.added(to: texts[entry.path] ?? "", insteadOf: before)
        }
        let phrases = try Blueprint(project: project, spec: spec).phrases()
        let unchanged = try before.map { try Blueprint(project: project, spec: $0).phrases() } ?? []
        let outdated = unchanged.filter { !phrases.contains($0) }.map(\.key)
        texts[Self.catalog] = Catalog(texts[Self.catalog] ?? "").removing(where: outdated.contains).adding(phrases).text
        return texts
    }

    /// Returns the shared files without the entries and the texts of the feature.
    func removing(_ spec: FeatureSpec) throws -> [String: String] {
        var texts = try texts()
        for entry in SharedEntry.all(of: spec) { texts[entry.path] = try entry.removed(from: texts[entry.path] ?? "") }
        let kind = spec.noun.command
        texts[Self.catalog] =
            Catalog(texts[Self.catalog] ?? "").removing { key in
                key.hasPrefix("\(kind).") || key.hasPrefix("\(kind)Error.")
            }.text
        return texts
    }

    private func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for path in [Self.manifest, Self.app, Self.catalog] {
            guard let text = try project.text(of: path) else {
                throw CommandError("'\(path)' was not found.", exitCode: .notFound)
            }
            texts[path] = text
        }
        return texts
    }
}
