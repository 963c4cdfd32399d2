import Foundation
import Testing

@testable import ChallengeSystem

struct ProcessEnvironmentTests {
    @Test func `the variables are those of Foundation`() {
        #expect(ProcessEnvironment.variables == ProcessInfo.processInfo.environment)
        #expect(ProcessEnvironment.variables["PATH"] != nil)
    }
}
