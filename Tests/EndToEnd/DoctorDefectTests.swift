import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Planted defects that `challenge doctor` finds, each in a copy of the files of a machine.
struct DoctorDefectTests {
    @Test(arguments: PlantedDefect.ofMachine)
    func `each planted defect is found, and nothing else, and the command cures it without a loss`(
        defect: PlantedDefect
    ) async throws {
        try await DefectTrial(on: SampleMachine.shared).run(defect)
    }
}

/// Defects of the API, one after the other, because the tests change the mirror that they share.
@Suite(.serialized) struct DoctorAPITests {
    private static let machine = Task { try await SampleMachine() }

    private let mirror: MirrorServer
    private let program: Program

    init() async throws {
        let machine = try await Self.machine.value
        mirror = machine.mirror
        mirror.setFault(nil)
        mirror.resetRequests()
        program = try machine.program()
    }

    @Test(arguments: PlantedDefect.ofAPI)
    func `each defect of the API is found, and nothing else`(defect: PlantedDefect) async throws {
        try await DefectTrial(on: Self.machine.value).run(defect)
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
        #expect(outcome.output.contains(" $ challenge history list\n"))
        #expect(outcome.output.contains("✗ problema  Historial:"))
        #expect(outcome.output.contains("✗ problema  API:"))
    }

    @Test func `the check of the API sends one request`() async throws {
        let before = mirror.requestCount

        try await program.run("doctor")
        try await program.run("doctor", "--offline")

        #expect(mirror.requestCount == before + 1)
    }
}

/// A run of the doctor on a machine with a planted defect, and of the command that it proposes.
private struct DefectTrial {
    private let mirror: MirrorServer
    private let program: Program

    init(on machine: SampleMachine) throws {
        mirror = machine.mirror
        program = try machine.program()
    }

    func run(_ defect: PlantedDefect) async throws {
        let executable = try await defect.plant(program, mirror)
        let files = try content()

        let outcome = try await run(["doctor", "--json"], defect, executable)

        let findings = try DoctorFinding.list(outcome)
        let alarms = defect.verdicts.filter { !["note", "ok"].contains($0.value) }.map(\.key)
        #expect(DoctorFinding.alarms(in: findings) == Set(alarms))
        for (id, verdict) in defect.verdicts {
            let found = findings.filter { $0.id == id && $0.verdict == verdict }
            #expect(found.count == 1, "\(findings.filter { $0.id == id })")
        }
        let main = findings.first { $0.id == defect.id && $0.verdict == defect.verdicts[defect.id] }
        #expect(main?.message.contains(inScratch(defect.words)) == true, "\(main?.message ?? "")")
        #expect(main?.command == defect.command.map(inScratch))
        #expect(outcome.exitCode == (defect.verdicts.values.contains("problem") ? 1 : 0))
        #expect(try content() == files)

        if defect.isCured, let command = defect.command {
            let cure = try await program.shell(inScratch(command))
            #expect(cure.exitCode == 0, "\(cure.error)")
            let after = try await run(["doctor", "--json"], defect, executable)
            #expect(DoctorFinding.alarms(in: try DoctorFinding.list(after)) == [])
        }
        guard defect.keepsFavorites else { return }
        let favorites = try await program.run("favorites", "list", "--fields", "id,note", "-q")
        #expect(favorites.output == "42\tkept\n", "\(favorites.error)")
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
