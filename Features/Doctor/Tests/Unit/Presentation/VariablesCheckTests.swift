import ChallengeTerminal
import Testing

@testable import ChallengeDoctor

struct VariablesCheckTests {
    private static let policy = Setting(
        "policy", variable: "CHALLENGE_POLICY", ValueKind<ColorChoice>.anyCase, help: "app.setting.policy",
        default: "auto")
    private static let toggle = Setting(
        "on", variable: "CHALLENGE_ON", .toggle, help: "app.setting.policy", default: "true",
        offVariable: "CHALLENGE_SWITCH")

    private func run(_ environment: [String: String]) async -> [String] {
        let sut = VariablesCheck(
            environment: environment,
            otherVariables: ["CHALLENGE_OTHER", "CHALLENGE_SWITCH"].map { SpecialVariable($0) }
                + SpecialVariable.ofTerminal,
            configuration: Configuration(
                settings: [Self.policy, Self.toggle], environment: environment, file: nil))
        return await sut.run().map { "\($0.verdict.rawValue): \($0.message) \($0.command ?? "-")" }
    }

    @Test func `known variables with valid values are valid`() async {
        let environment = [
            "CHALLENGE_POLICY": "never", "CHALLENGE_FORCE_TTY": "80", "CHALLENGE_HYPERLINKS": "no",
            "CHALLENGE_NO_INPUT": "1",
            "CHALLENGE_OTHER": "x", "CHALLENGE_SWITCH": "yes", "CHALLENGER": "x",
        ]

        #expect(await run(environment) == ["ok: Variables: no mistake in a CHALLENGE variable. -"])
        #expect(await run(["CHALLENGE_SWITCH": ""]).count == 1)
    }

    @Test func `every invalid and every unknown variable is named`() async {
        let findings = await run([
            "CHALLENGE_POLICY": "x", "CHALLENGE_SWITCH": "perhaps", "CHALLENGE_POLICI": "x", "CHALLENGE_XYZ ABC": "x",
        ])

        #expect(
            findings == [
                "problem: Variables: Invalid value for CHALLENGE_POLICY: 'x'. Use one of: auto, always, never. "
                    + "unset CHALLENGE_POLICY",
                "problem: Variables: Invalid value for CHALLENGE_SWITCH: 'perhaps'. Use one of: true, false. "
                    + "unset CHALLENGE_SWITCH",
                "warning: Variables: CHALLENGE_POLICI has no effect, because the program does not know it. "
                    + "Did you mean CHALLENGE_POLICY? unset CHALLENGE_POLICI",
                "warning: Variables: CHALLENGE_XYZ ABC has no effect, because the program does not know it. "
                    + "unset 'CHALLENGE_XYZ ABC'",
            ])
    }

    @Test(arguments: [
        ("CHALLENGE_FORCE_TTY", "0"), ("CHALLENGE_FORCE_TTY", "yes"), ("CHALLENGE_HYPERLINKS", "2"),
        ("CHALLENGE_NO_INPUT", "2"),
    ])
    func `a value for the terminal that commands ignore is a warning`(name: String, value: String) async {
        let findings = await run([name: value])

        #expect(findings.count == 1)
        #expect(findings.first?.hasPrefix("warning: Variables: Invalid value for \(name): '\(value)'. Use ") == true)
        #expect(findings.first?.hasSuffix(" unset \(name)") == true)
    }
}
