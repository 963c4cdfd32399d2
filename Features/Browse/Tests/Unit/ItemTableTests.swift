import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse

/// The columns of a list in windows of different widths.
struct ItemTableTests {
    private static let fields = [
        Field<AnyRecord>(
            "id", header: "character.field.id", column: TableColumn(alignment: .trailing, priority: 0),
            json: { _ in .integer(100) }),
        Field(
            "name", header: "character.field.name", column: TableColumn(priority: 0, minimumWidth: 24),
            json: { _ in name }),
        Field(
            "status", header: "character.field.status", column: TableColumn(priority: 2),
            json: { _ in .string("unknown") }),
        Field("species", header: "character.field.species", column: TableColumn(priority: 3), json: { _ in species }),
    ]
    private static let name = JSONValue.string(String(repeating: "n", count: 40))
    private static let species = JSONValue.string("Poopybutthole")

    private let sut = ItemTable(fields, [BrowsableItem(person: .rick)])

    @Test(arguments: [
        (10, ["id 3", "name 5"]), (24, ["id 3", "name 19"]), (34, ["id 3", "name 20", "status 7"]),
        (49, ["id 3", "name 25", "status 7", "species 8"]), (80, ["id 3", "name 40", "status 7", "species 13"]),
    ])
    func `a name is cut last, and a status never`(room: Int, slots: [String]) {
        #expect(sut.slots(in: room).map { "\($0.column.field.name) \($0.width)" } == slots)
    }

    @Test func `a header has the direction of the order`() {
        let slot = sut.slots(in: 80)[1]

        #expect(slot.column.header(width: 6, ItemOrder(fieldName: "name")).plain == "Name↑ ")
        #expect(slot.column.header(width: 3, nil).plain == "Na…")
    }

    @Test func `a column without values is not shown`() {
        let empty = Field<AnyRecord>("tags", header: "favorites.field.tags", json: { _ in JSONValue.null })

        #expect(ItemTable([empty], [BrowsableItem(person: .rick)]).columns.isEmpty)
    }
}
