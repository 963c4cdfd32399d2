/// The files and texts of a feature that were edited, added and deleted since it was generated.
struct FeatureState {
    let record: GeneratedRecord
    /// The paths of the generated files that were edited.
    let edited: [String]
    /// The paths of the files that were written by hand.
    let added: [String]
    /// The paths of the generated files that were deleted.
    let missing: [String]
    /// The keys of the generated texts that were edited.
    let editedTexts: [String]

    /// Compares the feature with its record, or with the templates if it has no record.
    init(of spec: FeatureSpec, in project: Project) throws {
        let generator = FeatureGenerator(project: project, before: nil, after: spec, isForced: false)
        let record = try GeneratedRecord(of: spec.name, in: project) ?? generator.record()
        let present = project.files(below: "Features/\(spec.name)").filter { $0 != spec.path }
        let texts = StringsCatalogEdit(try project.text(of: StringsCatalogEdit.path) ?? "")
            .hashes(of: Set(record.texts.keys))
        self.record = record
        edited = try present.filter { path in
            try record.files[path] != nil && !record.isUnedited(path, project.text(of: path) ?? "")
        }
        added = present.filter { record.files[$0] == nil }
        missing = record.files.keys.filter { !present.contains($0) }.sorted()
        editedTexts = record.texts.filter { key, hash in texts[key].map { $0 != hash } ?? false }.keys.sorted()
    }
}
