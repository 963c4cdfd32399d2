import Testing

@testable import ChallengeTerminal

struct CommandTests {
    @Test func `the tree lists parents before their children, with the path of each command`() {
        let paths = SampleTool.tool.root.tree.map { $0.path.joined(separator: " ") }

        #expect(
            paths == [
                "planets", "planets planets", "planets planets list", "planets planets count", "planets planet",
                "planets search", "planets fail",
            ])
    }

    @Test func `commands with common names have the short names of other tools`() async {
        #expect(SampleTool.planets.define().subcommands.first?.aliases == ["ls"])
        #expect(await Run("planets ls --page 2").output == Run("planets list --page 2").output)
    }
}
