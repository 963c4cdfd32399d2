import Foundation
import Testing

@testable import ChallengeNetworking

struct WorkerExecutableTests {
    @Test(arguments: [
        (["/opt/bin/challenge-network", "/opt/libexec/challenge/challenge-network"], "/opt/bin/challenge-network"),
        (["/opt/libexec/challenge/challenge-network"], "/opt/libexec/challenge/challenge-network"),
        ([], "/opt/bin/challenge-network"),
    ])
    func `the worker is beside the program or in libexec`(files: [String], path: String) {
        let sut = WorkerExecutable(besides: "/opt/bin/challenge") { files.contains($0) }

        #expect(sut.path == path)
    }

    @Test func `the worker of a program in the root folder is in the root folder`() {
        #expect(WorkerExecutable(besides: "/challenge") { _ in true }.path == "/challenge-network")
    }
}
