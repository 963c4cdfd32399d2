import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

struct JSONTests {
    @Test("a collection is an indented array, and an array of numbers stays on its line")
    func array() throws {
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

    @Test("one record is an object")
    func object() throws {
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

    @Test("JSON lines are objects without a space")
    func lines() throws {
        #expect(
            try printed([[.earth, .rogue]], .jsonl) == """
                {"id":3,"name":"Earth","star":{"id":1,"name":"Sun"},"moons":[1]}
                {"id":12,"name":"Rogue, the \\"lost\\"","star":{"id":null,"name":null},"moons":[]}

                """)
    }

    @Test(
        "what is unsafe or would end a line is escaped, and the rest is left alone",
        arguments: [
            ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
            ("\u{0}\u{1B}\u{7F}\u{9B}", #""\u0000\u001b\u007f\u009b""#),
            ("\u{202E}\u{2028}\u{FEFF}\u{200B}", #""\u202e\u2028\ufeff\u200b""#), ("é👩‍🚀字", "\"é👩‍🚀字\""),
            ("\r\n", #""\r\n""#),
        ])
    func quotes(text: String, json: String) {
        #expect(JSONText.quoted(text) == json)
    }

    @Test("every kind of value is written, alone and nested")
    func values() {
        let value = JSONValue.object([
            JSONMember("flags", .array([.bool(true), .bool(false), .null])),
            JSONMember("numbers", .array([.integer(-1), .double(0.5), .double(.nan), .double(.infinity)])),
            JSONMember("nested", .array([.object([]), .array([])])),
        ])

        #expect(
            JSONText.compact(value)
                == #"{"flags":[true,false,null],"numbers":[-1,0.5,null,null],"nested":[{},[]]}"#)
        #expect(
            JSONText.pretty(value) == """
                {
                  "flags": [true, false, null],
                  "numbers": [-1, 0.5, null, null],
                  "nested": [
                    {},
                    []
                  ]
                }
                """)
    }

    @Test("a value has a text of its own for the other formats")
    func plainText() {
        #expect(JSONValue.null.plainText == "")
        #expect(JSONValue.string("a\tb").plainText == "a\tb")
        #expect(JSONValue.array([.integer(1), .string("x")]).plainText == "1,x")
        #expect(JSONValue.bool(true).plainText == "true")
        #expect(JSONValue.object([JSONMember("a", .integer(1))]).plainText == #"{"a":1}"#)
    }

    @Test("members that share a beginning are together, where the first of them stands")
    func nesting() {
        let names = ["a.b.c", "x", "a.b.d", "a.e"]
        let fields = names.map { name in Field<Int>(name, header: name, json: { _ in .string(name) }) }

        #expect(
            JSONText.compact(JSONValue(0, fields: fields))
                == #"{"a":{"b":{"c":"a.b.c","d":"a.b.d"},"e":"a.e"},"x":"x"}"#)
    }
}
