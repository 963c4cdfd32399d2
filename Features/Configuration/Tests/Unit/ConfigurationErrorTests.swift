import ChallengeCore
import ChallengeTerminal
import Testing

@testable import ChallengeConfiguration

struct ConfigurationErrorTests {
    @Test(arguments: [
        (
            ConfigurationError.noPath, ExitCode.configuration,
            "HOME is not set, so there is no folder for the configuration."
        ),
        (.editorFailed(command: "vi -n"), .failure, "The editor 'vi -n' failed."),
    ])
    func `a failure has a message and an exit code`(error: ConfigurationError, code: ExitCode, message: String) {
        #expect(error.message == message)
        #expect(error.exitCode == code)
        #expect(error.cause == error.debugDescription)
    }
}
