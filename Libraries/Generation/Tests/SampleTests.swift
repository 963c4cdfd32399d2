import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

struct SampleTests {
    private let location = """
        {"id": 3, "name": "Citadel \\"of\\" Ricks\\u00e9", "air_date": "2017", "size": 1.5, "open": true, "rooms": 7,
         "residents": ["https://a.org/api/character/8", "https://a.org/api/character/14", "https://a.org/api/character/15"],
         "origin": "https://a.org/api/location/20", "image": "https://a.org/3.jpeg", "tags": ["a", "b"],
         "url": "https://a.org/api/location/3", "created": "2017-11-10T13:08:13.191Z", "inner": {"a": 1}, "none": null}
        """

    @Test func `a member becomes a field with the type of its value`() throws {
        let sample = try Sample(location)

        #expect(sample.identifier == 3)
        #expect(
            sample.fields.map { "\($0.name):\($0.type.rawValue)" } == [
                "name:String", "airDate:String", "size:Double", "open:Bool", "rooms:Int", "residents:[Link]",
                "origin:Link", "image:URL", "tags:[String]", "created:Date",
            ])
        #expect(sample.fields[1].text == "airDate:String=air_date")
        #expect(sample.fields[0].swiftExample == #""Citadel \"of\" Ricksé""#)
        #expect(sample.fields[5].example == #"["https://a.org/api/character/8", "https://a.org/api/character/14"]"#)
        #expect(sample.fields[5].modelExample == "[8, 14]")
    }

    @Test func `an ignored member is reported with the reason`() throws {
        #expect(
            try Sample(location).omissions == [
                "url (URL of the item itself)", "inner (nested object or array)", "none (always null)",
            ])
    }

    @Test func `an assumed type is reported with the reason`() throws {
        let sample = try Sample(
            """
            [{"id": 1, "a": [], "b": 12345678901234567890, "c": [], "d": 1.5, "e": 1e3},
             {"id": 2, "a": null, "b": 1, "c": ["x"], "d": 2, "e": 1}]
            """)

        #expect(
            sample.assumptions == [
                "a:[String]? (its lists are empty)", "b:Double (a number is too large for Int)",
            ])
    }

    @Test(
        arguments: [
            #"[{"id": 1, "a": [], "b": 1}, {"id": 2, "a": ["https://a.org/x/2"], "b": 1.5}]"#,
            #"{"info": {}, "results": [{"id": 1, "a": [], "b": 1}, {"id": 2, "a": ["https://a.org/x/2"], "b": 1.5}]}"#,
        ])
    func `the type of a field fits the values of all items`(text: String) throws {
        #expect(try Sample(text).fields.map(\.type) == [.list(.link), .double])
    }

    @Test(
        arguments: [
            ("https://a.org/x", .url), ("https://a.org/x/7", .url), ("http://a.org/", .url), ("a.org/x", .text),
            ("mailto:a@a.org", .text), ("https://a b.org/x", .text),
        ] as [(String, FieldType)])
    func `a mix of links and addresses is a URL, and a mix with other texts a String`(address: String, type: FieldType)
        throws
    {
        let text = #"[{"id": 1, "a": "\#(address)"}, {"id": 2, "a": "https://a.org/y"}]"#

        #expect(try Sample(text).fields.map(\.type) == [type])
    }

    @Test func `an example is neither a default value nor the example of another field`() throws {
        let sample = try Sample(
            """
            [{"id": 7, "a": "x", "b": "x", "c": "", "d": false, "e": 0, "f": 7, "g": [], "h": 2.5},
             {"id": 8, "a": "y", "b": "z", "c": "", "d": true, "e": 0, "f": 9, "g": ["", "w"], "h": 2.5}]
            """)

        #expect(
            sample.fields.map(\.example) == [
                "\"x\"", "\"z\"", "\"c of one\"", "true", "11", "9", "[\"\", \"w\"]", "2.5",
            ])
    }

    @Test(
        arguments: [
            ("2017-11-10T12:56:36.618Z", "1_510_318_596_618"), ("2017-11-10T12:56:36Z", "1_510_318_596_000"),
            ("2017-11-10T14:56:36.6189+02:00", "1_510_318_596_618"),
        ])
    func `the example of a date is compared with its time`(text: String, milliseconds: String) throws {
        let field = try #require(try Sample(#"{"id": 1, "created": "\#(text)"}"#).fields.first)

        #expect(field.type == .date)
        #expect(field.modelExample == "Timestamp(millisecondsSince1970: \(milliseconds))")
    }

    @Test(arguments: ["2017-11-10T12:56:36", "2017-11-10T12:56Z", "2017-02-30T12:56:36Z"])
    func `a text that the program cannot read as a date is a text`(text: String) throws {
        #expect(try Sample(#"{"id": 1, "created": "\#(text)"}"#).fields.map(\.type) == [.text])
    }

    @Test func `members with invalid names or mixed types are ignored, and those that some items lack are optional`()
        throws
    {
        let sample = try Sample(
            """
            [{"id": 1, "name": "a", "class": "b", "first_name": "c", "firstName": "d", "mixed": [1, "a"], "lists": [[1]],
              "año": 1, "run": "e", "": 2, "early": 1, "sometimes": 1},
             {"id": 2, "name": "a", "class": "b", "first_name": "c", "firstName": "d", "mixed": [1, "a"], "lists": [[1]],
              "año": 1, "run": "e", "": 2, "late": 1, "sometimes": null}]
            """)

        #expect(
            sample.fields.map { "\($0.name):\($0.typeName)" } == [
                "name:String", "firstName:String", "early:Int?", "sometimes:Int?", "late:Int?",
            ])
        #expect(
            sample.omissions == [
                "class (not a valid field name)", "firstName (same field name as another key)",
                "mixed (a list of other elements than texts or integers)", "lists (nested object or array)",
                "año (not a valid field name)", "run (not a valid field name)",
                " (not a valid field name)",
            ])
    }

    @Test(arguments: [#"{"id": "abc"}"#, #"{"id": 1.5}"#, #"{"id": 0}"#, #"{"id": -3}"#, #"[{"id": 1}, {"id": null}]"#])
    func `an identifier that cannot be requested is refused`(text: String) {
        let error = #expect(throws: GenerationError.self) { try Sample(text) }

        #expect(error?.message == "Every 'id' in the file must be an integer greater than 0.")
    }

    @Test(arguments: ["", "{", "[]", "7", #"{"name": "x"}"#, #"{"id": 1,}"#, #"{"id": 1} x"#])
    func `a sample without an item is refused`(text: String) {
        let error = #expect(throws: GenerationError.self) { try Sample(text) }

        #expect(error?.exitCode == .dataError)
    }
}
