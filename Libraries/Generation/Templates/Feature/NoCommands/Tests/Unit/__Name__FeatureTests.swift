import ChallengeTerminal
import Testing

@testable import Challenge__Name__

struct __Name__FeatureTests {
    @Test func `the feature has no commands`() {
        #expect(Command.all(of: __Name__Feature()).isEmpty)
    }
}
