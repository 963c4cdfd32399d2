import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

struct FieldSpecTests {
    @Test(arguments: FieldType.spellings)
    func `every listed type is read`(spelling: String) throws {
        #expect(try FieldSpec("item:\(spelling)").type.rawValue == spelling)
    }

    @Test(
        arguments: [
            ("name", "Invalid field 'name'."), ("name:Text", "Unknown field type 'Text'."),
            ("name:[Date]", "Unknown field type '[Date]'."),
            ("Name:String", "Invalid field name 'Name'."),
            ("class:String", "Invalid field name 'class'."),
            ("a-b:String", "Invalid field name 'a-b'."), (":String", "Invalid field ':String'."),
            ("id:Int", "The field 'id' is added automatically."),
        ])
    func `an invalid field is refused`(text: String, message: String) {
        let error = #expect(throws: GenerationError.self) { try FieldSpec(text) }

        #expect(error?.exitCode == .usage)
        #expect(error?.message == message)
    }

    @Test(
        arguments: [
            (.text, "String", "String", "item.x"), (.date, "String", "Timestamp?", "Timestamp(item.x)"),
            (.link, "String", "Int?", "links.map(item.x)"),
            (.list(.link), "[String]", "[Int]", "item.x.compactMap(links.map)"),
            (.list(.integer), "[Int]", "[Int]", "item.x"), (.double, "Double", "Double", "item.x"),
        ] as [(FieldType, String, String, String)])
    func `the DTO, the model and the mapper get the code for the field's type`(
        type: FieldType, wire: String, model: String, value: String
    )
        throws
    {
        let field = try FieldSpec(name: "x", type: type)

        #expect(field.wireType == wire)
        #expect(field.modelType == model)
        #expect(field.modelValue(of: "item") == value)
    }
}
