import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The command `challenge doctor` of the built program, on a machine with cached data, a favorite and a history.
@Suite(.serialized) struct DoctorTests {
    private let mirror: MirrorServer
    private let program: Program

    init() async throws {
        let machine = try await SampleMachine.prepared
        mirror = machine.mirror
        mirror.setFault(nil)
        mirror.resetRequests()
        program = try Program(mirror: mirror)
        try machine.copyFiles(to: program.scratch)
    }

    @Test func `a sound machine has no problems, in every format and language`() async throws {
        let plain = try await program.run("doctor", "--offline")
        let json = try await program.run("doctor", "--json")
        let spanish = try await program.run(
            "doctor", "--offline", "--lang", "es", environment: ["CHALLENGE_FORCE_TTY": "60", "NO_COLOR": "1"])

        #expect(plain.exitCode == 0 && plain.error == "note: No problems.\n")
        #expect(plain.lines.first == "program.version\tok\tProgram: challenge 0.1.0\t\tfalse")
        let findings = try DoctorFinding.list(json)
        #expect(DoctorFinding.alarms(in: findings) == [])
        #expect(
            Set(findings.map(\.id)) == [
                "program.version", "program.worker", "configuration.file", "environment.variables",
                "environment.directories", "environment.pager", "terminal.size", "terminal.color",
                "terminal.encoding", "cache.permissions", "cache.leftovers", "cache.file", "library.permissions",
                "library.leftovers", "library.file", "state.permissions", "state.leftovers", "state.file", "data.rows",
                "api.reachable", "api.wait", "api.latency",
            ])
        #expect(spanish.exitCode == 0 && spanish.error == "nota: Ningún problema.\n")
        #expect(spanish.output.contains("✓ bien      Terminal: 60 columnas.\n"))
    }

    @Test func `a machine without files and without a network has only that problem, and gets no files`() async throws {
        let program = try Program(environment: ["CHALLENGE_API_URL": "http://127.0.0.1:1/api"])

        let offline = try await program.run("doctor", "--offline", "--json")
        let online = try await program.run("doctor", "--json")
        let fixed = try await program.run("doctor", "--fix", "--offline", "--json")

        #expect(offline.exitCode == 0 && fixed.exitCode == 0)
        #expect(try DoctorFinding.list(offline).last?.id == "api.reachable")
        #expect(try DoctorFinding.list(offline).last?.message == "API: not checked (--offline).")
        #expect(online.exitCode == 1)
        #expect(try DoctorFinding.list(online).filter { $0.verdict == "problem" }.map(\.id) == ["api.reachable"])
        // The files of the test's streams have extensions.
        let paths = try FileManager.default.subpathsOfDirectory(atPath: program.scratch.url.path)
        #expect(paths.filter { path in ![".in", ".out", ".err"].contains { path.hasSuffix($0) } } == ["home"])
    }

    @Test(arguments: PlantedDefect.all)
    func `each planted defect is found, and nothing else, and a fix mends it without a loss`(
        defect: PlantedDefect
    ) async throws {
        let executable = try await defect.plant(program, mirror)
        let files = try content()

        let outcome = try await run(["doctor", "--json"], defect, executable)

        let findings = try DoctorFinding.list(outcome)
        let alarms = defect.verdicts.filter { !["note", "ok"].contains($0.value) && $0.key != "api.latency" }.map(\.key)
        #expect(DoctorFinding.alarms(in: findings) == Set(alarms))
        for (id, verdict) in defect.verdicts {
            let found = findings.filter { $0.id == id && $0.verdict == verdict }
            #expect(found.count == 1, "\(findings.filter { $0.id == id })")
            #expect(found.allSatisfy { $0.fixable == defect.isFixed } || id != defect.id)
        }
        let main = findings.first { $0.id == defect.id && $0.verdict == defect.verdicts[defect.id] }
        #expect(main?.message.contains(inScratch(defect.words)) == true, "\(main?.message ?? "")")
        #expect(main?.command == defect.command.map(inScratch))
        #expect(outcome.exitCode == (defect.verdicts.values.contains("problem") ? 1 : 0))
        #expect(try content() == files)

        let fixed = try await run(["doctor", "--fix", "--json"], defect, executable)

        let fixes = try DoctorFinding.list(fixed).filter { $0.verdict == "fixed" }
        #expect(fixes.map(\.id) == (defect.isFixed ? [defect.id] : []))
        #expect(fixed.exitCode == (defect.isFixed ? 0 : outcome.exitCode))
        if defect.isFixed {
            let after = try await run(["doctor", "--json"], defect, executable)
            #expect(DoctorFinding.alarms(in: try DoctorFinding.list(after)) == [])
        } else {
            #expect(try content() == files)
        }
        guard defect.keepsFavorites else { return }
        let favorites = try await program.run("favorites", "list", "--fields", "id,note", "-q")
        #expect(favorites.output == "42\tkept\n", "\(favorites.error)")
    }

    @Test func `several defects are all found, and named in Spanish in a narrow window`() async throws {
        try await program.shell(
            "chmod 755 cache/challenge; cd home/.local/state/challenge && rm state.db-* && echo text >state.db")
        mirror.setFault(.html)

        let outcome = try await program.run(
            "doctor", "--lang", "es", environment: ["CHALLENGE_FORCE_TTY": "40", "NO_COLOR": "1"])

        #expect(outcome.exitCode == 1)
        #expect(outcome.error == "nota: 2 problemas, 1 aviso.\n")
        #expect(outcome.output.contains("! aviso     Caché: otros usuarios tienen\n"))
        #expect(outcome.output.contains("\n  $ challenge doctor --fix\n"))
        #expect(outcome.output.contains("✗ problema  Historial:"))
        #expect(outcome.output.contains("✗ problema  API:"))
    }

    @Test func `a fix of cached rows keeps the wait that the API announced`() async throws {
        mirror.setFault(.status(429, retryAfter: .seconds(3000)))
        try await program.run("character", "2", "--policy", "remoteFirst")
        _ = try await PlantedDefect.statements(
            PlantedDefect.cacheStorage, "UPDATE characters SET name = x'00FF' WHERE id = 42")(program, mirror)
        mirror.resetRequests()

        let fixed = try DoctorFinding.list(try await program.run("doctor", "--fix", "--offline", "--json"))
        let refused = try await program.run("character", "2", "--policy", "remoteFirst")

        #expect(fixed.filter { $0.verdict == "fixed" }.map(\.id) == ["data.rows"])
        #expect(refused.error.contains("The API asked to wait"))
        #expect(mirror.requestCount == 0)
    }

    @Test func `a fix of a cache says if the data was kept`() async throws {
        _ = try await PlantedDefect.statements(PlantedDefect.cacheStorage, "DROP INDEX responses_by_age")(
            program, mirror)

        let fixed = try DoctorFinding.list(try await program.run("doctor", "--fix", "--offline", "--json"))

        let message = fixed.first { $0.id == "cache.file" }?.message
        #expect(message?.contains("nothing is lost") == true, "\(message ?? "")")
        #expect(try await program.run("character", "42", "--offline", "-q").exitCode == 0)
    }

    @Test func `links on one side only are a note`() async throws {
        try await program.run("sync", "-q")

        let findings = try DoctorFinding.list(try await program.run("doctor", "--json"))

        let links = try #require(findings.first { $0.id == "data.links" })
        #expect(links.verdict == "note")
        #expect(
            links.message
                == "Cached data: of 2072 links, 3 exist on one side only and 0 lead to a missing item, as in the API.")
    }

    @Test func `the check of the API sends one request`() async throws {
        let before = mirror.requestCount

        try await program.run("doctor")
        try await program.run("doctor", "--offline")

        #expect(mirror.requestCount == before + 1)
    }

    @Test func `hostile names of variables and keys put no control character on the terminal`() async throws {
        let file = program.scratch.path("home/.config/challenge/config.json")
        try await program.run("config", "set", "history", "true")
        try Data(#"{"\u001b[2J": "x", "policy": "\u001b]0;x\u0007"}"#.utf8).write(to: URL(filePath: file))

        let outcome = try await program.run(
            "doctor", environment: ["CHALLENGE_\u{1B}[31m": "1", "CHALLENGE_FORCE_TTY": "80", "NO_COLOR": "1"])

        #expect(outcome.exitCode == 1 && outcome.error == "note: 2 problems, 1 warning.\n")
        #expect(!outcome.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }

    private func run(
        _ arguments: [String], _ defect: PlantedDefect, _ executable: String?
    ) async throws -> Outcome {
        let environment = defect.environment.mapValues(inScratch)
        return try await program.start(
            arguments + defect.arguments, environment: environment, executable: executable
        ).outcome()
    }

    /// Returns the text with the path of the scratch directory.
    private func inScratch(_ text: String) -> String {
        text.replacing("SCRATCH", with: String(program.scratch.path("").dropLast()))
    }

    /// Returns the contents and permissions of the program's files, except the shared memory of databases.
    private func content() throws -> [String: String] {
        let root = program.scratch.url
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in
            (path.hasPrefix("home") || path.hasPrefix("cache")) && !path.hasSuffix("-shm")
        }
        return try paths.reduce(into: [:]) { content, path in
            let file = root.appending(path: path).path
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            let isRegular = attributes[.type] as? FileAttributeType == .typeRegular
            let hash = isRegular ? FileManager.default.contents(atPath: file)?.hashValue : nil
            content[path] = "\(attributes[.posixPermissions] ?? "") \(hash ?? 0)"
        }
    }
}

/// A finding of the doctor in JSON.
struct DoctorFinding: Decodable {
    let id: String
    let verdict: String
    let message: String
    let command: String?
    let fixable: Bool

    /// Returns the identifiers of warnings and problems, except a slow response, which depends on the machine.
    static func alarms(in findings: [DoctorFinding]) -> Set<String> {
        Set(findings.filter { !["ok", "note"].contains($0.verdict) }.map(\.id)).subtracting(["api.latency"])
    }

    static func list(_ outcome: Outcome) throws -> [DoctorFinding] {
        try JSONDecoder().decode([DoctorFinding].self, from: Data(outcome.output.utf8))
    }
}
