import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The command `challenge doctor` of the built program, on a machine with cached data, a favorite and a history.
struct DoctorTests {
    private let mirror: MirrorServer
    private let program: Program

    init() async throws {
        let machine = try await SampleMachine.shared
        mirror = machine.mirror
        program = try machine.program()
    }

    @Test func `a sound machine has no problems, in every format and language`() async throws {
        let plain = try await program.run("doctor", "--offline")
        let json = try await program.run("doctor", "--json")
        let spanish = try await program.run(
            "doctor", "--offline", "--lang", "es", environment: ["CHALLENGE_FORCE_TTY": "60", "NO_COLOR": "1"])

        #expect(plain.exitCode == 0 && plain.error == "note: No problems.\n")
        #expect(plain.lines.first == "program.version\tok\tProgram: challenge 0.1.0\t")
        let findings = try DoctorFinding.list(json)
        #expect(DoctorFinding.alarms(in: findings) == [])
        #expect(
            Set(findings.map(\.id)) == [
                "program.version", "program.worker", "configuration.file", "environment.variables",
                "environment.directories", "terminal.size", "terminal.pictures",
                "terminal.encoding", "cache.permissions", "cache.file", "library.permissions", "library.file",
                "state.permissions", "state.file",
                "api.reachable",
            ])
        #expect(spanish.exitCode == 0 && spanish.error == "nota: Ningún problema.\n")
        #expect(spanish.output.contains("✓ bien      Terminal: 60 columnas.\n"))
    }

    @Test func `a machine without files and without a network has only that problem, and gets no files`() async throws {
        let program = try Program(environment: ["CHALLENGE_API_URL": "http://127.0.0.1:1/api"])

        let offline = try await program.run("doctor", "--offline", "--json")
        let online = try await program.run("doctor", "--json")

        #expect(offline.exitCode == 0)
        #expect(try DoctorFinding.list(offline).last?.id == "api.reachable")
        #expect(try DoctorFinding.list(offline).last?.message == "API: not checked: offline.")
        #expect(online.exitCode == 1)
        #expect(try DoctorFinding.list(online).filter { $0.verdict == "problem" }.map(\.id) == ["api.reachable"])
        // The files of the test's streams have extensions.
        let paths = try FileManager.default.subpathsOfDirectory(atPath: program.scratch.url.path)
        #expect(paths.filter { path in ![".in", ".out", ".err"].contains { path.hasSuffix($0) } } == ["home"])
    }

    @Test func `the check of the API requests the first page of a list`() async throws {
        let mirror = try MirrorServer()

        _ = try await Program(mirror: mirror).run("doctor")

        #expect(mirror.requests.map(\.target) == ["/api/character?page=1"])
    }

    @Test func `a library that its owner cannot write has a command that changes its permissions`() async throws {
        chmod(program.libraryFile, 0o400)

        let outcome = try await program.unprivileged("doctor --offline --json")

        let findings = try DoctorFinding.list(outcome)
        #expect(DoctorFinding.alarms(in: findings) == ["library.permissions"])
        let command = try #require(findings.first { $0.id == "library.permissions" }?.command)
        #expect(command == "chmod u+rwX \(program.libraryFile)")
        #expect(try await program.shell(command).exitCode == 0)
        let after = try await program.unprivileged("doctor --offline --json")
        #expect(DoctorFinding.alarms(in: try DoctorFinding.list(after)) == [])
    }

    @Test func `hostile names of variables and keys put no control character on the terminal`() async throws {
        let file = program.scratch.path("home/.config/challenge/config.json")
        try await program.run("config", "set", "history", "true")
        try Data(#"{"\u001b[2J": "x", "policy": "\u001b]0;x\u0007"}"#.utf8).write(to: URL(filePath: file))

        let outcome = try await program.run(
            "doctor", "--offline",
            environment: ["CHALLENGE_\u{1B}[31m": "1", "CHALLENGE_FORCE_TTY": "80", "NO_COLOR": "1"])

        #expect(outcome.exitCode == 1)
        #expect(outcome.error == "note: 2 problems, 1 warning.\n")
        #expect(!outcome.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
}

/// A finding of the doctor in JSON.
struct DoctorFinding: Decodable {
    let id: String
    let verdict: String
    let message: String
    let command: String?

    /// Returns the identifiers of warnings and problems.
    static func alarms(in findings: [DoctorFinding]) -> Set<String> {
        Set(findings.filter { !["ok", "note"].contains($0.verdict) }.map(\.id))
    }

    static func list(_ outcome: Outcome) throws -> [DoctorFinding] {
        try JSONDecoder().decode([DoctorFinding].self, from: Data(outcome.output.utf8))
    }
}
