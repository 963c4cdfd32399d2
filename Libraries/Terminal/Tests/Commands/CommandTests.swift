import ChallengeTerminal
import Testing

struct CommandTests {
    @Test("the tree is walked parents first, with the names that lead to each command")
    func tree() {
        let paths = SampleTool.tool.root.tree.map { $0.path.joined(separator: " ") }

        #expect(
            paths == [
                "planets", "planets planets", "planets planets list", "planets planets count", "planets planet",
                "planets search", "planets fail",
            ])
    }

    @Test("every command knows the tool's own options, those of the library around those of the program")
    func globalOptions() {
        #expect(
            SampleTool.tool.globalOptions.map(\.name) == [
                "format", "json", "jsonl", "fields", "color", "lang", "quiet", "verbose", "policy", "help", "version",
            ])
    }
}
