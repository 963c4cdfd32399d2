import ChallengeTerminal
import Testing

struct CommandLineToolTests {
    @Test("a command runs with what the line says")
    func runsTheCommand() async {
        let run = await Run("planets list --page 2 --name Mars")

        #expect(run.exitCode == .ok)
        #expect(run.output == "page 2 all false name Mars policy -\n")
        #expect(run.error == "")
    }
}
