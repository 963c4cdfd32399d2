import ChallengeCore
import ChallengeCoreMocks
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeNetworking

struct WorkerStateTests {
    private func state(_ path: String, clock: any ClockContract = SystemClock()) async -> WorkerState {
        await WorkerExecutable(path: path).state(environment: ["PATH": "/bin"], clock: clock, limit: .seconds(60))
    }

    @Test func `the worker of this build is ready`() async {
        #expect(await state(WorkerExecutable.ofThisProgram.path) == .ready)
    }

    @Test func `a missing file, a folder and a file without permission are distinguished`() async {
        #expect(await state("/nowhere/challenge-network") == .missing)
        #expect(await state("/bin") == .notExecutable)
        #expect(await state("/etc/passwd") == .notExecutable)
    }

    @Test func `a program that every user can write is not started`() async throws {
        let scratch = try Scratch()
        let path = scratch.path("worker")
        try FileManager.default.copyItem(atPath: "/bin/true", toPath: path)

        chmod(path, 0o775)
        #expect(await state(path) == .foreign)
        chmod(path, 0o757)
        #expect(await state(path) == .writableByAll(paths: [path]))
        let folder = scratch.url.path
        chmod(folder, 0o777)
        #expect(await state(path) == .writableByAll(paths: [path, folder]))
        chmod(folder, 0o1777)
        chmod(path, 0o755)
        #expect(await state(path) == .foreign)
    }

    @Test func `a program that ends without a greeting is another program`() async {
        #expect(await state("/bin/true") == .foreign)
    }

    @Test func `a program without a greeting is silent after the limit`() async {
        let clock = ClockMock()

        // The program waits for its input, which is the socket.
        #expect(await state("/bin/cat", clock: clock) == .silent)
        #expect(clock.sleeps == [.seconds(60)])
    }
}
