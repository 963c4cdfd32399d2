import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

struct SampleTests {
    private func fields(_ json: String, _ identifier: FeatureSpec.Identifier? = nil) throws -> [String] {
        try Sample(json, identifier: identifier).fields.map(\.text)
    }

    @Test(arguments: [
        ("\"a\"", "String"), ("1", "Int"), ("1.5", "Double"), ("true", "Bool"), ("null", "String?"),
        ("\"2020-01-31\"", "Day"), ("\"2020-13-31\"", "String"), ("\"2020-01-31T12:30:00Z\"", "Date"),
        ("\"https://example.org/a\"", "URL"), ("\"https://example.org/a/7\"", "Link>a"), ("[]", "[String]"),
        ("[\"a\"]", "[String]"), ("[1, 2]", "[Int]"), ("[\"https://example.org/a/7\"]", "[Link]>a"),
        ("[\"https://example.org/a/7\", \"https://example.org/b/7\"]", "[Link]"),
        ("\"https://example.org/stars/b-7\"", "TextLink>stars"), ("\"https://example.org/x/b-7\"", "URL"),
        ("[\"https://example.org/stars/b-7\"]", "[TextLink]>stars"), ("[\"https://example.org/x/b-7\"]", "[String]"),
    ])
    func `a value has a type`(value: String, type: String) throws {
        let sample = try Sample("{\"id\": 1, \"a\": \(value)}", identifier: nil, kinds: ["stars"])

        #expect(sample.fields.map(\.text) == ["a:\(type)"])
    }

    @Test(arguments: [
        ("1", "1.5", "Double"), ("\"a\"", "null", "String?"), ("1", "null", "Int?"), ("\"\"", "\"2020-01-31\"", "Day"),
        ("\"2020-01-31\"", "\"a\"", "String"), ("\"https://example.org/a/7\"", "\"https://example.org/a\"", "URL"),
    ])
    func `the type fits all items`(first: String, second: String, type: String) throws {
        let items = "[{\"id\": 1, \"a\": \(first)}, {\"id\": 2, \"a\": \(second)}]"

        #expect(try fields(items) == ["a:\(type)"])
        #expect(try fields("{\"info\": {}, \"results\": \(items)}") == ["a:\(type)"])
    }

    @Test func `a member that an item lacks is optional`() throws {
        #expect(try fields("[{\"id\": 1}, {\"id\": 2, \"a\": 1}]") == ["a:Int?"])
    }

    @Test func `an object that is null in some items has optional members`() throws {
        let items = #"[{"id": 1, "author": {"name": "a"}}, {"id": 2, "author": null}]"#

        #expect(try fields(items) == ["authorName:String?=author.name"])
    }

    @Test func `an item can be below a member`() throws {
        #expect(try fields(#"{"data": {"id": 1, "a": 1}, "meta": {}}"#) == ["a:Int"])
    }

    @Test func `a member has the name of a property`() throws {
        let item = "{\"id\": 1, \"air_date\": \"a\", \"price\": {\"amount\": 1.5}, \"key\": \"a\", \"3d\": true}"

        #expect(
            try fields(item) == [
                "airDate:String=air_date", "priceAmount:Double=price.amount", "keyValue:String=key", "field3d:Bool=3d",
            ])
    }

    @Test func `the identifier is a number or a text`() throws {
        #expect(try Sample("{\"id\": 1}", identifier: nil).identifier == .init())
        #expect(try Sample("{\"id\": \"a\"}", identifier: nil).identifier == .init(isText: true))
        let isbn = FeatureSpec.Identifier(member: "isbn", isText: true)
        #expect(try Sample("{\"isbn\": \"a\"}", identifier: isbn).identifier == isbn)
    }

    @Test(arguments: [
        (["bk-1", "bk-10", "x"], ["bk-1", "bk-10"]), (["a b", "a/b", "-a", "c"], nil), (["a", "a"], nil),
    ])
    func `the first two identifiers that are words are those of tests`(identifiers: [String], samples: [String]?) throws
    {
        let items = identifiers.map { "{\"id\": \"\($0)\"}" }.joined(separator: ",")

        #expect(try Sample("[\(items)]", identifier: nil).identifier.samples == samples)
    }

    @Test func `a member without a type of field is left out and named, and the address of the item is not a field`()
        throws
    {
        let sample = try Sample(
            "{\"id\": 1, \"a\": [{}], \"b\": [1, \"c\"], \"url\": \"https://example.org/a/1\"}", identifier: nil)

        #expect(sample.fields.isEmpty)
        #expect(sample.omitted == ["a", "b"])
    }

    @Test(arguments: [
        "", "{", "[]", "1", "{\"a\": 1}", "[{\"id\": 1}, {}]", "[{\"id\": 1}, 2]",
        "[{\"id\": 1}, {\"id\": \"a\"}]", "{\"id\": {\"v\": 1}}",
    ])
    func `a text without items is an error`(text: String) {
        #expect(throws: CommandError.self) { try Sample(text, identifier: nil) }
    }

    @Test func `an item can have a list like a page, a member without a property name, and an optional name`() throws {
        let sample = try Sample(
            "{\"id\": 1, \"items\": [{\"id\": 2}], \"a b\": 1, \"name\": null, \"title\": \"a\"}", identifier: nil)

        #expect(sample.fields.map(\.text) == ["nameValue:String?=name", "title:String"])
        #expect(sample.omitted == ["items", "a b"])
    }

    @Test func `the command reads a file`() async throws {
        let project = try SmallProject()
        try project.write("{\"id\": \"x\", \"name\": \"a\", \"size\": 1, \"parts\": [{}]}", to: "planet.json")

        let run = await project.run("feature Planet --sample \(project.project.root)/planet.json")

        #expect(run.error.contains("note: No type of field has the values of: parts.\n"))
        for line in ["datasource Planet --remote /p", "repository Planet"] {
            #expect(await project.run(line).code == .ok)
        }
        let model = try project.project.text(of: "Features/Planet/Sources/Domain/Models/Planet.swift")
        #expect(model?.contains("let id: String\n    let name: String\n    let size: Int\n") == true)
        #expect(await project.run("feature Star --sample missing.json").code == .ioError)
    }

    @Test func `a field of the command line replaces one of the sample, or is added`() async throws {
        let project = try SmallProject()
        try project.write("{\"id\": 1, \"name\": \"a\", \"size\": 1, \"m\": {\"n\": 1}}", to: "planet.json")
        let path = "\(project.project.root)/planet.json"

        let run = await project.run(
            "feature Planet --sample \(path) --field size:Double --field x:Int=m.n --field y:Bool")

        #expect(run.code == .ok)
        #expect(await project.run("list").output.contains("name:String, size:Double, x:Int=m.n, y:Bool"))
    }
}
