@testable import ChallengeGeneration

extension MutationRule {
    /// The mutations of the snapshot.
    static let snapshots = [
        MutationRule("the snapshot is not used", if: \.hasSnapshot) { spec in
            let (one, many) = (
                "Data/Repositories/\(spec.name)Repository.swift", "Data/Repositories/\(spec.plural)PageRepository.swift"
            )
            return [
                Mutation(one, "«await snapshot.get\(spec.plural)(identifiers: [identifier]).first»", by: "nil"),
                Mutation(one, "await snapshot.get\(spec.plural)(identifiers: «identifiers»)", by: "[]"),
                Mutation(many, "«await snapshot.get\(spec.plural)Page(key)»", by: "nil"),
            ]
        },
        MutationRule("the snapshot has other items", if: \.hasSnapshot) { spec in
            let source = "Data/DataSources/Snapshot/\(spec.name)SnapshotDataSource.swift"
            return [
                Mutation(source, "collection: «\"\(spec.noun.table)\"»", by: "\"other\""),
                Mutation(source, "getItems(identifiers: «identifiers»)", by: "Array(identifiers.prefix(1))"),
                Mutation(source, "«await snapshot.getPage(key)»", by: "nil"),
                Mutation(
                    "Data/DataSources/Snapshot/\(spec.name)SnapshotLine.swift", "id: Int { «item.id» }", by: "0"),
            ]
        },
        MutationRule("a criterion of the snapshot is another one", if: \.hasSnapshot) { spec in
            spec.fields.filter { spec.filters.contains($0.name) }.map { field in
                Mutation(
                    "Data/DataSources/Snapshot/\(spec.name)SnapshotLine.swift",
                    "case \"\(field.key)\": Substring(«item.\(field.searchedText)»)", by: "\"\"")
            }
        },
        MutationRule("a sync does not write the snapshot", if: \.writesSnapshot) { spec in
            [
                Mutation(
                    "\(spec.name)Feature.swift", "snapshotLine: «\(spec.name)SnapshotLine.self»",
                    by: "nil")
            ]
        },
    ]
}

extension FeatureSpec {
    fileprivate var writesSnapshot: Bool { hasSnapshot && hasCacheTable }
}
