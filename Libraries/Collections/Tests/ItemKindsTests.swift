import ChallengeJSON
import ChallengeTerminal
import Testing

@testable import ChallengeCollections

struct ItemKindsTests {
    @Test func `a copied field with the name of the list's own is left out`() {
        let fields: [Field<AnyRecord>] = ["kind", "detail", "length"].map { name in
            Field(name, header: "search.field.kind", json: { _ in .string("of the item") })
        }
        let name = KindName(one: "track", plural: "tracks", noun: "location.noun")
        let sut = ItemKinds(all: [
            ItemKinds.Kind(name: name, isIdentifier: { _ in true }, fields: { fields }, summary: ["length"])
        ])

        let copied = sut.fields(of: ["track"]) { (record: CopiedRecord) in record }

        #expect(copied.map(\.name) == ["kind", "detail", "length"])
        #expect(copied[0].text(CopiedRecord("track", "{}")) == "track")
    }
}
