internal import ChallengeTerminal

/// The change of a feature's table when its specification changes.
///
/// Databases of users may have the table with rows in it, so it only changes by a further step of the schema.
struct TableChange {
    let before: FeatureSpec
    let after: FeatureSpec
    /// `true` if the user named the fields to add and to remove.
    let isExplicit: Bool

    /// Returns the new specification with the earlier version of the table, if its columns change.
    func applied(in project: Project) throws -> FeatureSpec {
        guard before.hasTable else { return after }
        if before.noun.table != after.noun.table { throw renamedTableError }
        if !changesColumns { return after }
        if before.repository == .persistent, !isExplicit { throw implicitChangeError }
        var after = after
        let version = TableVersion(steps: try SchemaSteps.count(of: before, in: project), fields: before.fields)
        after.earlierVersions = (before.earlierVersions ?? []) + [version]
        return after
    }

    /// `true` if the columns of the table changed, or those of the filters table of a cache.
    private var changesColumns: Bool {
        !after.fields.allSatisfy { $0.isColumn(in: before.fields) }
            || !before.fields.allSatisfy { $0.isColumn(in: after.fields) }
            || (before.hasCacheTable && before.filters != after.filters)
    }

    private var renamedTableError: GenerationError {
        GenerationError(
            "The plural is the name of the table '\(before.noun.table)', which users may have.",
            advice: "Create another feature, or remove this one and generate it again if no user has it.",
            exitCode: .failure)
    }

    private var implicitChangeError: GenerationError {
        GenerationError(
            "Users may have rows with other fields in the table '\(before.noun.table)'.",
            advice: "Use --add-field NAME:TYPE and --remove-field NAME, which add a step to the schema.",
            exitCode: .failure)
    }
}
