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

    @Test func `every member becomes a field of its type`() throws {
        let sample = try Sample(location)

        #expect(sample.identifier == 3)
        #expect(
            sample.fields.map { "\($0.name):\($0.type.rawValue)" } == [
                "name:String", "airDate:String", "size:Double", "open:Bool", "rooms:Int", "residents:[URL]",
                "origin:URL", "image:String", "tags:[String]", "created:Date",
            ])
        #expect(sample.fields[1].key == "air_date")
        #expect(sample.fields[0].swiftExample == #""Citadel \"of\" Ricksé""#)
        #expect(sample.fields[5].example == #"["https://a.org/api/character/8", "https://a.org/api/character/14"]"#)
        #expect(sample.fields[5].modelExample == "[8, 14]")
    }

    @Test func `a member that cannot be a field is named`() throws {
        #expect(
            try Sample(location).omissions == [
                "url (the address of the thing itself)", "inner (more than a value, or a list of values)",
                "none (null says nothing of a type)",
            ])
    }

    @Test(
        arguments: [
            #"[{"id": 1, "a": [], "b": 1}, {"id": 2, "a": ["https://a.org/x/2"], "b": 1.5}]"#,
            #"{"info": {}, "results": [{"id": 1, "a": [], "b": 1}, {"id": 2, "a": ["https://a.org/x/2"], "b": 1.5}]}"#,
        ])
    func `several items determine a type together`(text: String) throws {
        #expect(try Sample(text).fields.map(\.type) == [.list(.link), .number])
    }

    @Test func `an unsupported member is left out and reported`() throws {
        let sample = try Sample(
            """
            [{"id": 1, "name": "a", "class": "b", "first_name": "c", "firstName": "d", "mixed": [1, "a"], "lists": [[1]],
              "año": 1, "run": "e", "": 2, "early": 1, "sometimes": 1},
             {"id": 2, "name": "a", "class": "b", "first_name": "c", "firstName": "d", "mixed": [1, "a"], "lists": [[1]],
              "año": 1, "run": "e", "": 2, "late": 1, "sometimes": null}]
            """)

        #expect(sample.fields.map(\.name) == ["name", "firstName"])
        #expect(
            sample.omissions == [
                "class (no name that a field can have)", "firstName (called like another)",
                "mixed (of several types)", "lists (more than a value, or a list of values)",
                "año (no name that a field can have)", "run (no name that a field can have)",
                " (no name that a field can have)", "early (not every one has it)",
                "sometimes (null says nothing of a type)", "late (not every one has it)",
            ])
    }

    @Test(arguments: [#"{"id": "abc"}"#, #"{"id": 1.5}"#, #"{"id": 0}"#, #"{"id": -3}"#, #"[{"id": 1}, {"id": null}]"#])
    func `an identifier that cannot be requested is refused`(text: String) {
        let error = #expect(throws: GenerationError.self) { try Sample(text) }

        #expect(error?.message == "The id of a thing in the sample is no number from 1 on.")
    }

    @Test(arguments: ["", "{", "[]", "7", #"{"name": "x"}"#, #"{"id": 1,}"#, #"{"id": 1} x"#])
    func `a sample without an item is refused`(text: String) {
        let error = #expect(throws: GenerationError.self) { try Sample(text) }

        #expect(error?.exitCode == .dataError)
    }
}
