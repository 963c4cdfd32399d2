import ChallengeResources
import ChallengeTerminal

/// The command `challenge doctor`, which prints the findings of all checks and fails if one is a problem.
struct DoctorCommand {
    let container: @Sendable (Invocation, Console) -> DoctorContainer

    var command: Command {
        Command(
            "doctor",
            summary: "doctor.command.doctor",
            discussion: "doctor.discussion",
            fields: RecordSchema.findings.fieldNames,
            examples: [
                Example("challenge doctor", summary: "doctor.example.doctor"),
                Example("challenge doctor --offline --json", summary: "doctor.example.json"),
            ],
            needsConfiguration: false, run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        var writer = try RecordWriter(.findings, invocation, console)
        let isSelection = invocation[StandardOptions.fields] != nil || invocation.has(StandardOptions.allFields)
        let isForUser = writer.format == .table && !isSelection
        let layout = FindingLayout(window: console.output.window)
        var all: [Finding] = []
        for check in container(invocation, console).checks {
            let findings = await check.run()
            all += findings
            if isForUser { try console.print(findings.flatMap(layout.lines)) } else { try writer.write(findings) }
        }
        if !isForUser { try writer.finish() }
        console.note(SafeText(Self.summary(of: all)))
        if all.contains(where: { $0.verdict == .problem }) { throw ReportedExit(exitCode: .failure) }
    }

    /// Returns the numbers of problems and warnings, as a sentence.
    private static func summary(of findings: [Finding]) -> String {
        let count = { verdict in findings.count { $0.verdict == verdict } }
        let (problems, warnings) = (count(.problem), count(.warning))
        let parts = [
            problems > 0 ? "doctor.count.problems %lld".localized(problems) : "doctor.count.noProblems".localized(),
            warnings > 0 ? "doctor.count.warnings %lld".localized(warnings) : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ", ") + "."
    }
}
