import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeDoctor

struct ExamineUseCaseTests {
    private func findings(of checks: [CheckMock], clock: any ClockContract = SystemClock()) async throws -> [String] {
        let sut = ExamineUseCase(checks: checks, clock: clock)
        var texts: [String] = []
        try await sut.execute { findings in
            texts += findings.map { "\($0.id) \($0.verdict.rawValue): \($0.message)" }
        }
        return texts
    }

    @Test func `the findings are reported in the order of the checks`() async throws {
        let checks = [
            CheckMock("a", [.stub("a.file", .problem, "Broken.")]),
            CheckMock("b", [.stub("b.x", .ok, "Fine."), .stub("b.y", .note, "Noted.")]),
        ]

        #expect(
            try await findings(of: checks) == ["a.file problem: Broken.", "b.x ok: Fine.", "b.y note: Noted."])
    }

    @Test func `a check that hangs for 20 seconds becomes a warning`() async throws {
        let clock = ClockMock()

        #expect(
            try await findings(of: [CheckMock("a", nil)], clock: clock)
                == ["a warning: Part: the check did not end within 20 seconds."])
        #expect(clock.sleeps == [.seconds(20)])
    }
}
