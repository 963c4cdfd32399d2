import ChallengeTerminal
import Testing

struct InvocationTests {
    @Test(arguments: [
        (["say", "a", "--name", "x,y-z=1"], "tool say a --name x,y-z=1"),
        (["say", "big head"], "tool say 'big head'"),
        (["say", "Rick's"], #"tool say 'Rick'\''s'"#), (["say", "$(rm *)"], "tool say '$(rm *)'"),
        (["say", "é", "--name", ""], "tool say é --name ''"),
        (["--lang", "es", "say", "a;b"], "tool --lang es say 'a;b'"),
    ])
    func `the command line is quoted for a shell`(words: [String], expected: String) async {
        let text = Argument("TEXT", .text, help: "text")
        let name = Option("name", ValueKind(placeholder: "N", expectation: .described("n")) { $0 }, help: "name")
        let tool = CommandLineTool(
            name: "tool", version: "1", summary: "summary",
            commands: [
                Command("say", summary: "say", arguments: [text], options: [name]) { invocation, console in
                    try console.print(SafeText(invocation.commandLine))
                }
            ])

        #expect(await Run(words, tool: tool).output == expected + "\n")
    }
}
