import ChallengeCore
import ChallengeJSON
import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

struct JSONTests {
    @Test func `a collection is an indented array, and an array of numbers is on one line`() throws {
        #expect(
            try printed([[.mars], [.rogue]], .json) == """
                [
                  {
                    "id": 4,
                    "name": "Mars",
                    "star": {
                      "id": 1,
                      "name": "Sun"
                    },
                    "moons": [1, 2]
                  },
                  {
                    "id": 12,
                    "name": "Rogue, the \\"lost\\"",
                    "star": {
                      "id": null,
                      "name": null
                    },
                    "moons": []
                  }
                ]

                """)
    }

    @Test func `a collection with one record is an array`() throws {
        #expect(try printed([[.earth]], .json, fields: ["id"]) == "[\n  {\n    \"id\": 3\n  }\n]\n")
    }

    @Test func `one record is an object`() throws {
        #expect(
            try printedOne(.earth, .json, fields: ["id", "star.name"]) == """
                {
                  "id": 3,
                  "star": {
                    "name": "Sun"
                  }
                }

                """)
    }

    @Test func `each JSON line is an object without spaces`() throws {
        #expect(
            try printed([[.earth, .rogue]], .jsonl) == """
                {"id":3,"name":"Earth","star":{"id":1,"name":"Sun"},"moons":[1]}
                {"id":12,"name":"Rogue, the \\"lost\\"","star":{"id":null,"name":null},"moons":[]}

                """)
    }

    @Test func `a list that is missing is null, and so are its count and its first element`() {
        let field = Field<[Int]?>("moons", header: "moons", list: { $0?.map(JSONValue.integer) })

        #expect([field.json(nil)] + field.parts.map { $0.json(nil) } == [.null, .null, .null])
        #expect([field.json([])] + field.parts.map { $0.json([]) } == [.array([]), .integer(0), .null])
    }

    @Test func `every JSON value has a text for the other formats`() {
        #expect(JSONValue.null.plainText == "")
        #expect(JSONValue.string("a\tb").plainText == "a\tb")
        #expect(JSONValue.array([.integer(1), .string("x")]).plainText == "1,x")
        #expect(JSONValue.bool(true).plainText == "true")
        #expect(JSONValue.object([JSONMember("a", .integer(1))]).plainText == #"{"a":1}"#)
    }

    @Test func `members with a common prefix are nested at the place of the first one`() {
        let names = ["a.b.c", "x", "a.b.d", "a.e"]
        let fields = names.map { name in Field<Int>(name, header: name, json: { _ in .string(name) }) }

        #expect(
            JSONWriter.compact(JSONValue(0, fields: fields))
                == #"{"a":{"b":{"c":"a.b.c","d":"a.b.d"},"e":"a.e"},"x":"x"}"#)
    }
}
