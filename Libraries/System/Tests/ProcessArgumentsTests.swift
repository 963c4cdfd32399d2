import Testing

@testable import ChallengeSystem

struct ProcessArgumentsTests {
    @Test func `the words of this process are those that its parent passed`() {
        #expect(ProcessArguments.words == Array(CommandLine.arguments.dropFirst()))
    }
}
