import ChallengeJSON
import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

/// Lists as sheets of pictures.
struct PictureSheetTests {
    private func sheet(_ names: String...) -> PictureSheet {
        let sheet = PictureSheet(columns: 6, rows: 2)
        for name in names {
            sheet.add(DrawnPicture(columns: 4, rows: ["\(name)\(name)\(name)\(name)", "...."]), at: "http://a/\(name)")
        }
        return sheet
    }

    private func printed(_ names: [String], _ sheet: PictureSheet, columns: Int) throws -> String {
        let schema = RecordSchema<String>(
            fields: [
                Field("name", header: "character.field.name", json: { .string($0) })
                    .showingPicture { "http://a/\($0.prefix(1))" }
            ])
        let output = MemoryOutput(terminalColumns: columns)
        let console = Console(
            streams: Streams(input: MemoryInput([]), output: output, error: MemoryOutput()), environment: [:],
            color: .never)
        var writer = try RecordWriter(schema, Invocation(path: ["letters"]), console, asSheet: sheet)
        for name in names { try writer.write([name]) }
        try writer.finish()
        return output.text
    }

    @Test func `pictures stand side by side above their names, as many as fit`() throws {
        #expect(
            try printed(["a", "b", "crocodile"], sheet("a", "b", "c"), columns: 14) == """
                aaaa    bbbb  
                ....    ....  
                a       b     

                cccc  
                ....  
                croco…


                """)
    }

    @Test(arguments: [(120, 10), (80, 8), (200, 18), (60, 6)])
    func `twenty pictures fit a window with 24 rows`(columns: Int, width: Int) {
        let output = MemoryOutput(terminalColumns: columns)
        let console = Console(
            streams: Streams(input: MemoryInput([]), output: output, error: MemoryOutput()), environment: [:])

        #expect(PictureSheet(of: 20, on: console.output).columns == width)
    }

    @Test func `a record without a picture has its name`() throws {
        #expect(
            try printed(["a", "b"], sheet("b"), columns: 80) == "        bbbb  \n        ....  \na       b     \n\n")
        #expect(try printed(["a"], sheet(), columns: 80) == "a     \n\n")
    }
}
