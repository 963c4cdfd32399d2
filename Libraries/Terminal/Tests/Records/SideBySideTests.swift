import ChallengeJSON
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

/// Records beside each other in a terminal.
struct SideBySideTests {
    private func printed(_ names: [String], columns: Int) throws -> String {
        let schema = RecordSchema<String>(
            fields: [
                Field("name", header: "character.field.name", json: { .string($0) }),
                Field("type", header: "character.field.type", json: { .string($0.hasPrefix("E") ? "Earth type" : "") }),
                Field("status", header: "character.field.status", json: { _ in .string("") }),
            ])
        let output = MemoryOutput(terminalColumns: columns)
        let console = Console(
            streams: Streams(input: MemoryInput([]), output: output, error: MemoryOutput()), environment: [:],
            color: .never)
        var writer = try RecordWriter(schema, Invocation(path: ["compare"]), console, sideBySide: true)
        try writer.write(names)
        try writer.finish()
        return output.text
    }

    @Test func `a line has a field of all records, and an empty field has none`() throws {
        #expect(
            try printed(["Mars", "Earth"], columns: 60) == """
                Name    Mars                       Earth
                Type                               Earth type

                """)
    }

    @Test func `values are wrapped in their columns`() throws {
        #expect(
            try printed(["Olympus Mons and Tharsis", "Earth"], columns: 40) == """
                Name    Olympus Mons     Earth
                        and Tharsis
                Type                     Earth type

                """)
    }

    @Test func `records for which the window has no room follow below`() throws {
        #expect(
            try printed(["A", "E", "C"], columns: 40) == """
                Name    A                E
                Type                     Earth type

                Name    C

                """)
    }

    @Test func `a very narrow window has one record in a block`() throws {
        #expect(
            try printed(["Mars", "Io"], columns: 5) == """
                Name    M
                        a
                        r
                        s

                Name    I
                        o

                """)
    }
}
