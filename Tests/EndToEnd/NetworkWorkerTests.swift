import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The start, the location and the end of the network worker of the built program.
@Suite(.timeLimit(.minutes(10))) struct NetworkWorkerTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    /// A slow response that sends bytes again and again, so that the program still waits when a loaded machine resumes
    /// the test.
    private static let slow = Fault.dripBody(milliseconds: 500)

    private static let worker = Program.executable.deletingLastPathComponent().appending(path: "challenge-network")

    /// Copies a file to the path in the scratch directory, in another process.
    ///
    /// If this process wrote the file, processes that other tests start would inherit it for a moment, and a file that
    /// is open for writing cannot be executed.
    private func install(_ file: URL, at path: String) async throws -> String {
        let target = program.scratch.path(path)
        let copy = try await program.shell("mkdir -p \"$(dirname '\(target)')\" && cp '\(file.path)' '\(target)'")
        #expect(copy.exitCode == 0)
        return target
    }

    @Test func `the program itself loads neither libcurl nor FoundationNetworking`() async throws {
        mirror.setFault(Self.slow)
        let running = try program.start(["character", "1", "--policy", "noCache", "--timeout", "1h"])
        await mirror.waitForRequests(1)

        let own = try ProcessTable.libraries(of: running.processIdentifier)
        let worker = try #require(ProcessTable.children(of: running.processIdentifier).first)
        let workers = try ProcessTable.libraries(of: worker)
        running.send(SIGTERM)
        _ = try await running.outcome()

        #expect(own.contains("challenge") && workers.contains("challenge-network"))
        for library in ["libcurl", "libFoundationNetworking", "libFoundation.so"] {
            #expect(!own.contains { $0.hasPrefix(library) })
        }
        #expect(workers.contains { $0.hasPrefix("libcurl") })
    }

    @Test func `a cached result and an offline command start no worker`() async throws {
        try await program.run("character", "1")
        let executable = try await install(Program.executable, at: "bin/challenge")
        let marker = program.scratch.path("started")
        let worker = program.scratch.path("bin/challenge-network")
        try await program.shell("printf '#!/bin/sh\\n: >%s' '\(marker)' >'\(worker)' && chmod 700 '\(worker)'")

        let cached = try await program.start(["character", "1"], executable: executable).outcome()
        #expect(cached.exitCode == 0 && cached.error == "")
        let offline = ["character", "1", "--policy", "remoteFirst", "--offline"]
        _ = try await program.start(offline, executable: executable).outcome()
        try await program.run("config", "set", "policy", "remoteFirst")
        for line in [["config", "list"], ["search", "rick"], ["__complete", "bash", "challenge character "]] {
            _ = try await program.start(line, executable: executable).outcome()
        }
        #expect(!FileManager.default.fileExists(atPath: marker))

        _ = try await program.start(["character", "1", "--policy", "noCache"], executable: executable).outcome()
        #expect(FileManager.default.fileExists(atPath: marker))
    }

    @Test func `the error names a missing worker, and the snapshot is used`() async throws {
        let executable = try await install(Program.executable, at: "bin/challenge")
        let missing = program.scratch.path("bin/challenge-network")

        let failure = try await program.start(["character", "1", "--policy", "noCache"], executable: executable)
            .outcome()
        let fallback = try await program.start(["character", "1"], executable: executable).outcome()

        #expect(failure.exitCode == 69 && failure.output == "")
        #expect(
            failure.error.hasPrefix(
                "error: Not loaded: character 1. No connection: \(missing) is missing or cannot be started.\n"))
        #expect(fallback.exitCode == 0 && fallback.output.hasPrefix("1\tRick Sanchez"))
    }

    @Test(arguments: ["bin/challenge-network", "libexec/challenge/challenge-network"])
    func `the worker is also found if the program is started through a link`(place: String) async throws {
        _ = try await install(Program.executable, at: "bin/challenge")
        _ = try await install(Self.worker, at: place)
        let link = program.scratch.path("link")
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: program.scratch.path("bin/challenge"))

        let outcome = try await program.start(
            ["character", "1", "--policy", "noCache", "--fields", "id"], executable: link
        ).outcome()

        #expect(outcome == Outcome(exitCode: 0, output: "1\n", error: ""))
    }

    /// A worker that never rests exceeds the limit of the system for processor time, and is killed.
    @Test func `a worker that waits for a response uses little processor time`() async throws {
        mirror.setFault(.delay(milliseconds: 4000))

        let outcome = try await program.shell(
            "ulimit -t 1; challenge character 1 --policy noCache --timeout 1h --fields id")

        #expect(outcome == Outcome(exitCode: 0, output: "1\n", error: ""))
    }

    @Test(arguments: [SIGKILL, SIGINT])
    func `the worker ends with the program`(signal: Int32) async throws {
        mirror.setFault(Self.slow)
        let running = try program.start(["character", "1", "--policy", "noCache", "--timeout", "1h"])
        await mirror.waitForRequests(1)
        let worker = try #require(ProcessTable.children(of: running.processIdentifier).first)

        running.send(signal)
        _ = try await running.outcome()

        // If the worker did not end, the test would run into its time limit.
        while ProcessTable.isRunning(worker) { await Task.yield() }
        #expect(ProcessTable.children(of: running.processIdentifier) == [])
    }

    @Test func `a worker in a busy loop that ignores signals ends with the program`() async throws {
        let executable = try await install(Program.executable, at: "bin/challenge")
        let (worker, marker) = (program.scratch.path("bin/challenge-network"), program.scratch.path("process"))
        try await program.shell(
            """
            cat >'\(worker)' <<'END'
            #!/bin/sh
            trap '' HUP INT QUIT TERM PIPE
            echo $$ >'\(marker)'
            while :; do :; done
            END
            chmod 700 '\(worker)'
            """)

        let outcome = try await program.start(
            ["character", "1", "--policy", "noCache", "--timeout", "1"], executable: executable
        ).outcome()

        let process = try #require(Int32(String(contentsOfFile: marker, encoding: .utf8).dropLast()))
        #expect(outcome.exitCode == 75)
        #expect(kill(process, 0) != 0)
    }

    @Test func `a body beyond the limit takes little memory in the program`() async throws {
        mirror.setFault(.endlessBody)
        let running = try program.start(["character", "1", "--policy", "noCache", "--timeout", "5m"])

        var peak = 0
        while !running.hasEnded {
            peak = max(peak, ProcessTable.peakMemory(of: running.processIdentifier) ?? 0)
            await Task.yield()
        }

        #expect(try await running.outcome().exitCode == 65)
        #expect(peak > 0 && peak < 48 * 1024, "\(peak) KiB")
    }

    /// The number of kills; `CHALLENGE_KILLS=300` sets a higher one.
    private static let kills = ProcessInfo.processInfo.environment["CHALLENGE_KILLS"].flatMap { Int($0) } ?? 5

    @Test(arguments: [["character", "1"], ["characters", "list", "--all"]])
    func `killing the worker at any time results in success or a connection failure`(arguments: [String])
        async throws
    {
        let arguments = arguments + ["--policy", "noCache", "--format", "jsonl", "--timeout", "1m"]
        mirror.setFault(.delay(milliseconds: 20))
        let whole = try await program.start(arguments).outcome().output

        var trials = 0
        var killed = 0
        // On a loaded machine, many workers end before they can be killed.
        while trials < Self.kills || killed == 0 {
            trials += 1
            let running = try program.start(arguments)
            var workers: [Int32] = []
            while workers.isEmpty, !running.hasEnded {
                workers = ProcessTable.children(of: running.processIdentifier)
            }
            let delay = Int.random(in: 0...60_000)
            try await Task.sleep(for: .microseconds(delay))
            for worker in workers where ProcessTable.isRunning(worker) {
                kill(worker, SIGKILL)
                killed += 1
            }
            let outcome = try await running.outcome()

            let isWhole = outcome.exitCode == 0 && outcome.output == whole
            let isConnectionFailure =
                outcome.exitCode == 69 && whole.hasPrefix(outcome.output)
                && (outcome.output.isEmpty || outcome.output.hasSuffix("\n"))
            #expect(isWhole || isConnectionFailure, "killed after \(delay) µs: \(outcome.exitCode), \(outcome.error)")
            // If a worker did not end, the test would run into its time limit.
            while workers.contains(where: ProcessTable.isRunning) { await Task.yield() }
        }
    }
}
