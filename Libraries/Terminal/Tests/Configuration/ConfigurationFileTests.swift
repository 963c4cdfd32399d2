import ChallengeTestSupport
import Testing

@testable import ChallengeTerminal

struct ConfigurationFileTests {
    private func file(_ text: String) throws -> ConfigurationFile { try ConfigurationFile(path: "/c", text: text) }

    private func value(_ key: String, _ text: String, line: Int) -> ConfiguredValue {
        ConfiguredValue(key: key, text: text, origin: .file(path: "/c", line: line))
    }

    @Test func `each value has its line, and the aliases of earlier versions are no values`() throws {
        let file = try file(
            """
            {
              "policy": "remoteFirst", "history": false,

              "timeout": 10,
              "aliases": {
                "dead": "characters list"
              },
              "format": ["csv"]
            }
            """)

        #expect(
            file.entries == [
                value("policy", "remoteFirst", line: 2), value("history", "false", line: 2),
                value("timeout", "10", line: 4), value("format", "[\"csv\"]", line: 8),
            ])
    }

    @Test(arguments: ["", " \n\t", "{}", "{ }\n"])
    func `an empty file has no values`(text: String) throws {
        #expect(try file(text).entries == [])
    }

    @Test(arguments: [
        ("{\n\"a\": 1,\n}", 3), ("[]", 1), ("{\n\n\"a\" 1}", 3), ("{\"a\": 1}\nx", 2), ("{\"a\":\n{1}}", 2),
        ("{\"a\": \"", 1), ("\u{FEFF}{}", 1), ("{\"a\": tru}", 1),
    ])
    func `text that is not JSON is a mistake with its line`(text: String, line: Int) {
        #expect(throws: SettingError.mistake(path: "/c", line: line, .notJSON)) { try file(text) }
    }

    @Test func `a set value replaces the old one or is added at the end, and others stay`() throws {
        let file = try file(#"{"policy": "noCache", "other": [1, {"b": null}], "aliases": {"x": "y z"}}"#)

        #expect(
            file.text(setting: "policy", to: "localFirst") == """
                {
                  "policy": "localFirst",
                  "other": [
                    1,
                    {
                      "b": null
                    }
                  ],
                  "aliases": {
                    "x": "y z"
                  }
                }

                """)
        #expect(file.text(setting: "history", to: "false").contains("  \"history\": false\n}"))
        #expect(file.contains("aliases") && !file.text(removing: "aliases").contains("aliases"))
        #expect(try self.file("").text(setting: "pager", to: "a\u{1B}\"").contains(#""a\u001b\"""#))
    }

    @Test func `a repeated key has the line of its further value, and a set value replaces all of them`() throws {
        let file = try file("{\"age\": 1,\n\"age\": 2}")

        #expect(file.repetitions == [value("age", "2", line: 2)])
        #expect(try self.file(file.text(setting: "age", to: "7")).entries == [value("age", "7", line: 2)])
    }

    @Test(arguments: [([0xFF], 1), (Array("{\n\"é\": 1,\n\"".utf8) + [0xE9, 0x22, 0x7D], 3)] as [([UInt8], Int)])
    func `bytes that are not UTF-8 are a mistake with their line`(content: [UInt8], line: Int) throws {
        #expect(throws: SettingError.mistake(path: "/c", line: line, .notUTF8)) {
            try ConfigurationFile(path: "/c", content: content)
        }
        #expect(try ConfigurationFile(path: "/c", content: Array("{\"é\": 1}".utf8)).entries.map(\.key) == ["é"])
    }

    @Test(arguments: [
        ("a  b\tc", ["a", "b", "c"]), ("a 'b c' \"d 'e'\"", ["a", "b c", "d 'e'"]),
        (#"a\ b "c\"d" '\e'"#, ["a b", "c\"d", #"\e"#]),
        ("'' x", ["", "x"]), (#""a\d\$b""#, [#"a\d$b"#]), ("", []), ("a'b'c", ["abc"]), ("'a", nil), ("a\\", nil),
        ("\"", nil), ("a > b <c", ["a", ">", "b", "<c"]), ("A=1 b", ["A=1", "b"]),
    ])
    func `a command line is split like in a shell`(text: String, words: [String]?) {
        #expect(text.shellWords == words)
    }

    @Test func `the time to read many values, or a long one, grows linearly`() throws {
        let many = try Growth.factor(from: 400) { count in
            "{" + (0..<count).map { "\"a\($0)\": \"x\"" }.joined(separator: ",\n") + "}"
        } work: { text in
            let file = try file(text)
            #expect(file.repetitions.isEmpty)
        }
        let long = Growth.factor(from: 20_000) { count in
            String(repeating: "x", count: count)
        } work: { text in
            #expect(text.shellWords?.count == 1)
        }

        #expect(many < Growth.linear)
        #expect(long < Growth.linear)
    }
}
