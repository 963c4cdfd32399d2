import Testing

@testable import ChallengeMirror

struct DataSetTests {
    @Test(arguments: [(Kind.character, 826), (.episode, 51), (.location, 126)])
    func `the embedded data set is complete`(kind: Kind, count: Int) {
        #expect(DataSet.embedded[kind].map(\.identifier) == Array(1...count))
    }

    @Test func `an empty data set is valid`() throws {
        #expect(try DataSet()[.character].isEmpty)
        #expect(try DataSet(episodes: Array("[]".utf8))[.episode].isEmpty)
    }

    @Test(arguments: ["{\"name\":\"x\"}", "rick", "{\"id\":\"1\"}", "{\"id\" 1}", "{\"id\":1", "{id:1}"])
    func `the error names a line that is not an object with an identifier`(line: String) {
        #expect(throws: MirrorError.malformedData(file: "episodes.json", line: 3)) {
            try DataSet(episodes: Array("[\n{\"id\":1},\n\(line)\n]".utf8))
        }
    }
}
