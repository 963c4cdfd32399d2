import ChallengeNetworking
import Testing

@testable import ChallengeDoctor

struct WorkerCheckTests {
    @Test func `a worker that every user can write is a warning with the command that protects it`() async {
        let paths = ["/a b/challenge-network", "/a b"]

        let finding = await WorkerCheck(path: paths[0]) { .writableByAll(paths: paths) }.run().first

        #expect(finding?.verdict == .warning)
        #expect(finding?.command == "chmod o-w '/a b/challenge-network' '/a b'")
    }
}
