import ChallengeCollections
import Testing

@testable import challenge

/// The texts by which collections refer to each other.
struct RelationTests {
    private let collections = AppContainer.collections

    @Test func `each relation refers to a kind of the program`() {
        let kinds = Set(collections.map(\.kind))

        let unknown = collections.flatMap { collection in
            collection.relatedKinds.filter { !kinds.contains($0.value) }.map { "\(collection.kind).\($0.key)" }
        }

        #expect(unknown == [])
    }

    @Test(arguments: [("episode", "characters"), ("location", "residents")])
    func `the relations that '--in' and '--at' select exist`(kind: String, relation: String) {
        let collection = collections.first { $0.kind == kind }

        #expect(collection?.relatedKinds[relation] == "character")
    }
}
