import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeDoctor

struct ExamineUseCaseTests {
    private func findings(
        of checks: [CheckMock], fixing isFixing: Bool = false, clock: any ClockContract = SystemClock()
    ) async throws -> [String] {
        let sut = ExamineUseCase(checks: checks, clock: clock)
        var texts: [String] = []
        try await sut.execute(fixing: isFixing) { findings in
            texts += findings.map { "\($0.id) \($0.verdict.rawValue): \($0.message)" }
        }
        return texts
    }

    private static func fixable(_ identifier: String, _ result: Result<String, StorageFailure>) -> Finding {
        Finding(identifier, .problem, "Broken.") { () async throws(StorageFailure) in try result.get() }
    }

    @Test func `the findings are reported in the order of the checks, and nothing is fixed`() async throws {
        let checks = [
            CheckMock("a", [Self.fixable("a.file", .success("Fixed."))]),
            CheckMock("b", [Finding("b.x", .ok, "Fine."), Finding("b.y", .note, "Noted.")]),
        ]

        #expect(
            try await findings(of: checks) == ["a.file problem: Broken.", "b.x ok: Fine.", "b.y note: Noted."])
    }

    @Test func `a check that hangs becomes a warning, and the others are reported`() async throws {
        let checks = [CheckMock("a"), CheckMock("b", [Finding("b.x", .ok, "Fine.")])]
        let sut = ExamineUseCase(checks: checks, clock: SystemClock(), timeLimit: .milliseconds(200))
        var found: [Finding] = []

        try await sut.execute(fixing: false) { found += $0 }

        #expect(found.map(\.id) == ["a", "b.x"])
        #expect(found[0].verdict == .warning)
        #expect(found[0].message == "Part: the check did not end within less than a second.")
    }

    @Test func `the time limit of a check is 20 seconds`() async throws {
        let clock = ClockMock()

        #expect(
            try await findings(of: [CheckMock("a")], clock: clock)
                == ["a warning: Part: the check did not end within 20 seconds."])
        #expect(clock.sleeps == [.seconds(20)])
    }

    @Test func `a fix is reported, and the check runs again`() async throws {
        let check = CheckMock(
            "a", [Self.fixable("a.file", .success("Fixed.")), Finding("a.x", .ok, "Fine.")],
            [Finding("a.file", .ok, "Sound."), Finding("a.x", .ok, "Fine."), Finding("a.y", .note, "New.")])

        #expect(
            try await findings(of: [check], fixing: true)
                == ["a.file fixed: Fixed.", "a.x ok: Fine.", "a.y note: New."])
    }

    @Test func `a finding that appears after a fix is fixed, too`() async throws {
        let check = CheckMock(
            "a", [Self.fixable("a.rows", .success("Fixed."))], [Self.fixable("a.lists", .success("Filled."))],
            [Finding("a.rows", .ok, "Sound."), Finding("a.lists", .ok, "Sound.")])

        #expect(try await findings(of: [check], fixing: true) == ["a.rows fixed: Fixed.", "a.lists fixed: Filled."])
    }

    @Test func `a fix that does not help is reported with the remaining problem`() async throws {
        let broken = Self.fixable("a.file", .success("Fixed."))

        #expect(
            try await findings(of: [CheckMock("a", [broken], [broken])], fixing: true)
                == ["a.file fixed: Fixed.", "a.file problem: Broken."])
    }

    @Test func `the reason of a failed fix is added to the problem`() async throws {
        let broken = Self.fixable("a.file", .failure(.full))

        #expect(
            try await findings(of: [CheckMock("a", [broken], [broken])], fixing: true)
                == ["a.file problem: Broken. It could not be mended: The disk is full."])
    }

    @Test func `a check without a fix runs once`() async throws {
        let check = CheckMock("a", [Finding("a.x", .problem, "Broken.", command: "mend it")])

        #expect(try await findings(of: [check], fixing: true) == ["a.x problem: Broken."])
    }

    @Test func `the command of a finding with a fix is that of the doctor`() {
        #expect(Self.fixable("a", .failure(.full)).command == "challenge doctor --fix")
        #expect(Self.fixable("a", .failure(.full)).adding("More.").command == nil)
        #expect(Finding("a", .ok, "", command: "x").adding("More.").command == "x")
    }
}
