import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

struct FieldSpecTests {
    @Test(arguments: [
        ("a:String", "a:String"), ("a:Int?=b_c", "a:Int?=b_c"), ("a:[Link]?", "a:[Link]"),
        ("a:[Link]>b", "a:[Link]>b"), ("a:Link?>b", "a:Link>b"), ("a:[TextLink]", "a:[TextLink]"),
        ("a:[Link]?>b=c_d", "a:[Link]>b=c_d"),
        ("a:Double=price.amount", "a:Double=price.amount"), ("a:Bool=a", "a:Bool"),
    ])
    func `a field has a name, a type and a member`(text: String, spelling: String) throws {
        #expect(try FieldSpec(text).text == spelling)
    }

    @Test(arguments: ["A:String", "1a:String", "a-b:String", "a:String=", "a:String=b..c", "a:String=b c", ":String"])
    func `another text is an error`(text: String) {
        #expect(throws: CommandError.self) { try FieldSpec(text) }
    }

    @Test(arguments: [
        ("a:String", "String", "String", "text"),
        ("a:String?", "String?", "String?", "value"),
        ("a:Date", "Date", "Timestamp", "time"),
        ("a:Date?", "Date?", "Timestamp?", "time"),
        ("a:Link", "[Int]", "[Int]", "links"), ("a:[Link]", "[Int]", "[Int]", "links"),
        ("a:TextLink", "[String]", "[String]", "links"), ("a:[TextLink]", "[String]", "[String]", "links"),
        ("a:[String]?", "[String]?", "[String]?", "value"),
        ("a:Int=x.y", "Int", "Int", "value"),
    ])
    func `the DTO, the model and the column follow from the type`(
        text: String, wire: String, model: String, column: String
    ) throws {
        let sut = try FieldSpec(text)

        #expect(sut.wireType == wire)
        #expect(sut.modelType == model)
        #expect(sut.columnType == column)
    }
}
