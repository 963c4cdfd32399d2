import ChallengeCore
import ChallengeTestSupport
import Testing

struct ItemFilterTests {
    private struct Item {
        var name = "Rick Sanchez"
        var gender = "Male"
    }

    private enum Field: String, FilterFieldContract {
        case name, gender

        func text(of item: Item) -> String { self == .name ? item.name : item.gender }
    }

    private typealias Filter = ItemFilter<Field>

    @Test(arguments: [
        ("rick", true), ("SANCHEZ", true), ("k s", true), ("", true), ("morty", false), ("Rick Sanchez 2", false),
    ])
    func `a value must be part of the member, ignoring case`(value: String, expected: Bool) {
        #expect(Filter([.name: value]).includes(Item()) == expected)
    }

    @Test(arguments: [
        ("male", "Male", true), ("male", "Female", false), ("MALES", "Female", false), ("ale", "Female", true),
        ("mal", "Female", true),
    ])
    func `a value with an anchored beginning must be at the start`(value: String, gender: String, expected: Bool) {
        #expect(
            Filter([.gender: value]).following(FilterRules(answered: nil, anchored: ["male"])).includes(
                Item(gender: gender)) == expected)
    }

    @Test(arguments: [
        ("\u{41}\u{301}rbol", "Árbol", false), ("a", "a\u{301}", true), ("\u{301}", "a\u{301}", true),
        ("ÁRBOL", "Los árboles", true),
    ])
    func `texts are compared by bytes, as the API does`(value: String, name: String, expected: Bool) {
        #expect(Filter([.name: value]).includes(Item(name: name)) == expected)
    }

    @Test func `an item must meet all values`() {
        #expect(Filter([.name: "rick", .gender: "male"]).includes(Item()))
        #expect(!Filter([.name: "rick", .gender: "female"]).includes(Item()))
        #expect(Filter.none.includes(Item()))
    }

    @Test func `the criteria have the order of the fields, without values that are nil`() {
        let sut = Filter([.gender: "male", .name: "rick"])

        #expect(sut.criteria.map(\.field) == [.name, .gender])
        #expect(sut.criteria.map(\.value) == ["rick", "male"])
        #expect(Filter([.name: nil, .gender: ""]).criteria.map(\.field) == [.gender])
        #expect(sut[.name] == "rick")
    }

    @Test func `one of several values of a field must match`() {
        let sut = Filter([.name: ["rick", "morty"], .gender: ["male"]])

        #expect(sut.includes(Item()) && sut.includes(Item(name: "Morty Smith")))
        #expect(!sut.includes(Item(name: "Summer Smith")) && !sut.includes(Item(gender: "Genderless")))
        #expect(sut.criteria.map(\.field) == [.gender])
        #expect(sut[.name] == nil && sut[.gender] == "male")
        #expect(!sut.consistsOfCriteria)
    }

    @Test func `an exact value must be the whole member, ignoring case`() {
        let sut = Filter([.name: ["rick sanchez", "rick"], .gender: ["male"]]).exact()

        #expect(sut.includes(Item()) && sut.includes(Item(name: "RICK")))
        #expect(!sut.includes(Item(name: "Rick S")) && !sut.includes(Item(gender: "Males")))
        #expect(Filter([.name: "rick"]).exact().criteria.map(\.value) == ["rick"])
    }

    @Test func `a filter consists of criteria if it has one value of each field, which can be a part`() {
        #expect(Filter([.name: ["rick", "rick"], .gender: []]).consistsOfCriteria)
        #expect(Filter([.name: ["rick", "rick"], .gender: []]) == Filter([.name: "rick"]))
        #expect(Filter.none.consistsOfCriteria && Filter.none.exact().consistsOfCriteria)
        #expect(!Filter([.name: "rick"]).exact().consistsOfCriteria)
        #expect(Filter.none.with(names: ["a", "b"]) == Filter([.name: ["a", "b"]]))
    }

    @Test(arguments: LongText.kinds)
    func `a long value is searched in a long text in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            _ = Filter([.name: String(text.unicodeScalars.prefix(text.unicodeScalars.count / 2)) + "b"])
                .includes(Item(name: text))
        }

        #expect(factor < Growth.linear)
    }

    @Test func `an exact field has the whole text in the same case, also of a list`() {
        let rules = FilterRules(answered: nil, exact: ["gender"])
        func includes(_ value: String, _ gender: String) -> Bool {
            Filter([.gender: value]).following(rules).includes(Item(gender: gender))
        }

        #expect(includes("Oil", "Oil") && !includes("oil", "Oil") && !includes("Oil", "Oil on canvas"))
        #expect(includes("sea", ["red", "sea"].filterText) && !includes("red", ["red sky", "sea"].filterText))
        #expect(Filter([.gender: "red"]).includes(Item(gender: ["red sky", "sea"].filterText)))
        #expect(Filter([.gender: "SEA"]).exact().includes(Item(gender: ["red sky", "sea"].filterText)))
        #expect(
            Filter([.gender: "s"]).following(FilterRules(answered: nil, anchored: ["s"]))
                .includes(Item(gender: ["red", "sea"].filterText)))
    }

    @Test func `the criteria are those that the API answers`() {
        let filter = Filter([.name: "rick", .gender: "male"]).following(FilterRules(answered: ["gender"]))

        #expect(filter.criteria.map(\.field) == [.gender])
        #expect(!filter.consistsOfCriteria && filter.with(nil).consistsOfCriteria)
        #expect(filter.with("morty").criteria.map(\.field) == [.gender])
        #expect(Filter().isEmpty && !filter.isEmpty)
    }
}
