import ChallengeCollections
import ChallengeCore
import ChallengeTerminal
import Testing

@testable import ChallengeSearch

struct SearchErrorTests {
    @Test(arguments: [
        (SearchError.noWords(text: "|"), ExitCode.usage, "'|' has no word to search for."),
        (.tooManyWords(limit: 256), .usage, "A search can have at most 256 words."),
        (.favoritesFailed(.full), .ioError, "The favorites could not be read. The disk is full."),
    ])
    func `a failure has a message and an exit code`(error: SearchError, code: ExitCode, message: String) {
        #expect(error.message == message)
        #expect(error.exitCode == code)
    }
}
