import Testing

@testable import ChallengeMirror

struct DataSetTests {
    @Test("the embedded data set is whole", arguments: [(Kind.character, 826), (.episode, 51), (.location, 126)])
    func embedded(kind: Kind, count: Int) {
        #expect(DataSet.embedded[kind].map(\.identifier) == Array(1...count))
    }

    @Test("an empty data set is one too")
    func empty() throws {
        #expect(try DataSet()[.character].isEmpty)
        #expect(try DataSet(episodes: Array("[]".utf8))[.episode].isEmpty)
    }

    @Test(
        "a line that is no object with an id is named",
        arguments: ["{\"name\":\"x\"}", "rick", "{\"id\":\"1\"}", "{\"id\" 1}", "{\"id\":1", "{id:1}"])
    func malformed(line: String) {
        #expect(throws: DataSet.Malformed(file: "episodes.json", line: 3)) {
            try DataSet(episodes: Array("[\n{\"id\":1},\n\(line)\n]".utf8))
        }
    }
}
