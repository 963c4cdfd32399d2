import ChallengeTerminal
import Foundation
import Testing

@testable import ChallengeGeneration

struct FieldSpecTests {
    @Test(arguments: FieldType.spellings)
    func `every listed type is read`(spelling: String) throws {
        let (required, optional) = try (FieldSpec("item:\(spelling)"), FieldSpec("item:\(spelling)?"))

        #expect(required.typeName == spelling && !required.isOptional)
        #expect(optional.typeName == "\(spelling)?" && optional.isOptional && optional.type == required.type)
    }

    @Test(
        arguments: [
            ("name", "Invalid field 'name'."), ("name:text", "Unknown field type 'text'."),
            ("name:[Date]", "Unknown field type '[Date]'. Did you mean 'Date'?"),
            ("name:[URL]", "Unknown field type '[URL]'."),
            ("name:String??", "Unknown field type 'String??'. Did you mean 'String'?"),
            ("name:?", "Unknown field type '?'."),
            ("Name:String", "Invalid field name 'Name'."),
            ("class:String", "Invalid field name 'class'."),
            ("a-b:String", "Invalid field name 'a-b'."), (":String", "Invalid field ':String'."),
            ("id:Int", "The field 'id' is added automatically."),
            ("number:Int=id", "The field 'id' is added automatically."), ("a:Int=", "Invalid name of a member ''."),
            ("a:Int=b\"c", "Invalid name of a member 'b\"c'."), ("a:=b", "Unknown field type ''."),
            ("a:Int=b.c", "The member 'b.c' is nested. A field reads a member of the item itself."),
        ])
    func `an invalid field is refused`(text: String, message: String) {
        let error = #expect(throws: GenerationError.self) { try FieldSpec(text) }

        #expect(error?.exitCode == .usage)
        #expect(error?.message == message)
    }

    @Test(
        arguments: [
            (.text, "String", "String", "item.x"), (.date, "String", "Timestamp?", "Timestamp(item.x)"),
            (.url, "String", "WebAddress?", "WebAddress(item.x)"), (.link, "String", "Int?", "links.map(item.x)"),
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

    @Test(
        arguments: [
            ("String", "String?", "String?", "item.x", "TEXT", "x.map { .text($0) } ?? .null", "row.text(2)"),
            ("Int", "Int?", "Int?", "item.x", "INTEGER", "x.map { SQLValue($0) } ?? .null", "row.integer(2)"),
            (
                "Date", "String?", "Timestamp?", "item.x.flatMap { Timestamp($0) }", "TEXT",
                "x.map { .text($0) } ?? .null", "row.text(2)"
            ),
            (
                "URL", "String?", "WebAddress?", "item.x.flatMap { WebAddress($0) }", "TEXT",
                "x.map { .text($0) } ?? .null", "row.text(2)"
            ),
            (
                "Link", "String?", "Int?", "item.x.flatMap(links.map)", "TEXT", "x.map { .text($0) } ?? .null",
                "row.text(2)"
            ),
            (
                "[Link]", "[String]?", "[Int]?", "item.x?.compactMap(links.map)", "TEXT",
                "x.map { .text(TextList(elements: $0).storage) } ?? .null", "TextList(storage: row.text(2)).elements"
            ),
        ])
    func `an optional field can be nil in the DTO and the model, and NULL in the table`(
        type: String, wire: String, model: String, value: String, sqlType: String, sqlValue: String, read: String
    ) throws {
        let field = try FieldSpec("x:\(type)?")

        #expect(field.wireType == wire)
        #expect(field.modelType == model)
        #expect(field.modelValue(of: "item") == value)
        #expect(field.sqlDeclaration == "x \(sqlType)")
        #expect(field.sqlValue == sqlValue)
        #expect(field.sqlRead(column: 2) == "row.isNull(2) ? nil : \(read)")
    }

    @Test(arguments: [
        ("airDate:Date=air_date", "air_date"), ("name:String?=full name", "full name"), ("name:Int", "name"),
    ])
    func `a field can have another name in the API`(text: String, key: String) throws {
        let field = try FieldSpec(text)

        #expect(field.key == key)
        #expect(field.text == text)
    }

    @Test func `a field is saved with the spelling of its type`() throws {
        for text in ["name:String", "name:[Int]?", "name:Link?", "name:[Link]"] {
            let field = try FieldSpec(text)
            let json = String(decoding: try JSONEncoder().encode(field), as: UTF8.self)

            #expect(json.contains("\"type\":\"\(field.typeName)\""))
            #expect(try JSONDecoder().decode(FieldSpec.self, from: Data(json.utf8)) == field)
        }
    }
}
