import ChallengeJSON
import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

/// The picture that a field declares.
struct SchemaPictureTests {
    private static let plain = Field<Planet>("name", header: "name", json: { .string($0.name) })
    private let schema = RecordSchema<Planet>(fields: [plain, plain.showingPicture(at: { $0.star })])

    private func planet(_ star: String?) -> Planet { Planet(identifier: 1, name: "Mars", star: star, moons: []) }

    private func address<Item>(_ item: Item, in schema: RecordSchema<Item>) -> String? {
        guard let picture = schema.picture else { return "no picture is declared" }
        return picture(item)
    }

    @Test func `the first field with a picture has that of the item`() {
        #expect(address(planet("a"), in: schema) == "a")
        #expect(address(planet("a"), in: RecordSchema(fields: [Self.plain])) == "no picture is declared")
    }

    @Test(arguments: [nil, ""]) func `an item can have no picture`(star: String?) {
        #expect(address(planet(star), in: schema) == nil)
    }

    @Test func `the declaration is kept without the type of the item`() {
        let erased = RecordSchema(fields: schema.erasedFields)

        #expect(address(AnyRecord(planet("a")), in: erased) == "a")
        #expect(address(AnyRecord(1), in: erased) == nil)
    }
}
