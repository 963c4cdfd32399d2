import ChallengeCore
import ChallengeJSON
import ChallengeResources
import Testing

@testable import ChallengeTerminal

/// The fields and options for the frequent types of values.
struct FieldValuesTests {
    private struct Item: Sendable {
        var text: String? = "a"
        var integer: Int? = 7
        var decimal: Double? = 2.5
        var flag: Bool? = true
        var texts: [String]? = ["a", "b"]
        var integers: [Int]? = [1, 2]
        var day: String? = "2020-01-31"
        var date = Timestamp("2020-01-31T12:30:00.000Z")
    }

    private static let fields: [Field<Item>] = [
        .identifier(header: "a", { $0.integer ?? 0 }), .title("b", header: "b", { $0.text ?? "" }),
        .text("c", header: "c", rank: 1, \.text), .integer("d", header: "d", rank: 2, \.integer),
        .decimal("e", header: "e", rank: 3, \.decimal), .flag("f", header: "f", rank: 4, \.flag),
        .day("g", header: "g", rank: 5, \.day), .date("h", header: "h", rank: 6, \.date),
        .address("i", header: "i", rank: 7, \.text),
        .texts("k", header: "k", rank: 9, \.texts), .integers("l", header: "l", rank: 10, \.integers),
    ]

    @Test func `each field has the JSON of its type, and null for a missing value`() {
        let values = Self.fields.map { JSONWriter.compact($0.json(Item())) }
        let missing = Item(
            text: nil, integer: nil, decimal: nil, flag: nil, texts: nil, integers: nil, day: nil, date: nil)

        #expect(
            values == [
                "7", #""a""#, #""a""#, "7", "2.5", "true", #""2020-01-31""#, #""2020-01-31T12:30:00.000Z""#, #""a""#,
                #"["a","b"]"#, "[1,2]",
            ])
        #expect(Self.fields.dropFirst(2).allSatisfy { $0.json(missing) == .null })
    }

    @Test func `tables have the short values, and a screen shows a day in words`() {
        #expect(
            Self.fields.filter { $0.column.visibility >= .tables }.map(\.name) == ["id", "b", "c", "d", "e", "f", "g"])
        #expect(Self.fields[6].shownText(of: Item()) == "2020-01-31".localizedDate)
        #expect(Field<Item>.identifier(header: "a", { $0.text ?? "" }).json(Item()) == .string("a"))
    }

    @Test func `each option has the kind of its type`() {
        let placeholders = [
            Option.text("a", help: "").placeholder, Option.day("a", help: "").placeholder,
            Option.address("a", help: "").placeholder, Option.integer("a", help: "").placeholder,
            Option.decimal("a", help: "").placeholder, Option.texts("a", help: "").placeholder,
            Option.integers("a", help: "").placeholder, Option.date("a", help: "").placeholder,
        ]

        #expect(placeholders.compactMap(\.self).count == placeholders.count)
        #expect(Option.flag("a", help: "").kind.parse("no") == false)
        #expect(Option.texts("a", help: "").kind.parse("a,b") == ["a", "b"])
        #expect(Option.integers("a", help: "").kind.parse("1,2") == [1, 2])
    }
}
