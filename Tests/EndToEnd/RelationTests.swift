import ChallengeCollections
import ChallengeTerminal
import Testing

@testable import challenge

/// The texts by which collections refer to each other.
struct RelationTests {
    private let collections = AppContainer.collections

    @Test func `each relation refers to a kind of the program`() {
        let kinds = Set(collections.map(\.kind))

        let unknown = collections.flatMap { collection in
            collection.relations.filter { !kinds.contains($0.kind) }.map { "\(collection.kind).\($0.name)" }
        }

        #expect(unknown == [])
    }

    @Test(arguments: [("episode", "characters"), ("location", "residents")])
    func `the relations that '--in' and '--at' select exist`(kind: String, relation: String) {
        let collection = collections.first { $0.kind == kind }

        #expect(collection?.relations.first { $0.name == relation }?.kind == "character")
    }

    @Test func `the fields and relations of charts and companions exist, and lead back`() {
        for collection in collections {
            for relation in collection.relations {
                let other = collections.first { $0.kind == relation.kind }
                let names = other?.fields.map(\.name) ?? []
                let used: [String] =
                    switch relation.chart {
                    case .strip(let rows, let cells, _, _): [rows, cells]
                    case .bar(let field): [field]
                    case nil: []
                    }
                #expect(used.filter { !names.contains($0) } == [], "\(collection.kind).\(relation.name)")
                guard let companions = relation.companions else { continue }
                #expect(other?.relations.first { $0.name == companions.relation }?.kind == collection.kind)
            }
        }
    }
}

extension CollectionDescription {
    fileprivate var relations: [Relation<AnyRecord>] { RecordSchema(fields: fields).relations }
}
