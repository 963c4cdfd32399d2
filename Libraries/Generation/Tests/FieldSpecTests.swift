import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

struct FieldSpecTests {
    @Test(arguments: FieldType.spellings)
    func `every offered type is read`(spelling: String) throws {
        #expect(try FieldSpec("thing:\(spelling)").type.rawValue == spelling)
    }

    @Test(
        arguments: [
            ("name", "‘name’ is no field."), ("name:Text", "‘Text’ is no type of a field."),
            ("name:[Date]", "‘[Date]’ is no type of a field."),
            ("Name:String", "‘Name’ cannot be the name of a field."),
            ("class:String", "‘class’ cannot be the name of a field."),
            ("a-b:String", "‘a-b’ cannot be the name of a field."), (":String", "‘name:String’ is no field."),
            ("id:Int", "Every thing has an id: it is not to be said."),
        ])
    func `text that is not a field is refused`(text: String, message: String) {
        let error = #expect(throws: GenerationError.self) { try FieldSpec(text) }

        #expect(error?.exitCode == .usage)
        if text != ":String" { #expect(error?.message == message) }
    }

    @Test(
        arguments: [
            (.text, "String", "String", "thing.x"), (.moment, "String", "Timestamp?", "Timestamp(thing.x)"),
            (.link, "String", "Int?", "links.map(thing.x)"),
            (.list(.link), "[String]", "[Int]", "thing.x.compactMap(links.map)"),
            (.list(.integer), "[Int]", "[Int]", "thing.x"), (.number, "Double", "Double", "thing.x"),
        ] as [(FieldType, String, String, String)])
    func `the DTO and the model have their own types`(type: FieldType, wire: String, model: String, value: String)
        throws
    {
        let field = try FieldSpec(name: "x", type: type)

        #expect(field.wireType == wire)
        #expect(field.modelType == model)
        #expect(field.modelValue(of: "thing") == value)
    }
}
