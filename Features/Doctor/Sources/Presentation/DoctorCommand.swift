import ChallengeResources
import ChallengeTerminal

/// The command `challenge doctor`, which prints the findings of all checks and fails if one is a problem.
struct DoctorCommand {
    private static let fix = Option.flag("fix", help: "doctor.option.fix")

    let container: @Sendable (Invocation, Console) -> DoctorContainer

    var command: Command {
        Command(
            "doctor",
            summary: "doctor.command.doctor",
            discussion: "doctor.discussion",
            options: [Self.fix],
            fields: RecordSchema.findings.fieldNames,
            examples: [
                Example("challenge doctor", summary: "doctor.example.doctor"),
                Example("challenge doctor --fix", summary: "doctor.example.fix"),
                Example("challenge doctor --offline --json", summary: "doctor.example.json"),
            ],
            needsConfiguration: false, run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let isFixing = invocation.has(Self.fix)
        var writer = try RecordWriter(.findings, invocation, console)
        let isSelection = invocation[StandardOptions.fields] != nil || invocation.has(StandardOptions.allFields)
        let isForUser = writer.format == .table && !isSelection
        let layout = FindingLayout(window: console.output.window)
        var all: [Finding] = []
        try await container(invocation, console).examine.execute(fixing: isFixing) { findings in
            all += findings
            if isForUser { try console.print(findings.flatMap(layout.lines)) } else { try writer.write(findings) }
        }
        if !isForUser { try writer.finish() }
        console.note(SafeText(Self.summary(of: all)))
        if all.contains(where: { $0.verdict == .problem }) { throw ReportedFailure(exitCode: .failure) }
    }

    /// Returns the numbers of problems and warnings, as a sentence.
    private static func summary(of findings: [Finding]) -> String {
        let count = { verdict in findings.count { $0.verdict == verdict } }
        let (problems, warnings, fixed) = (count(.problem), count(.warning), count(.fixed))
        let parts = [
            problems > 0 ? "doctor.count.problems %lld".localized(problems) : "doctor.count.noProblems".localized(),
            warnings > 0 ? "doctor.count.warnings %lld".localized(warnings) : nil,
            fixed > 0 ? "doctor.count.fixed %lld".localized(fixed) : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ", ") + "."
    }
}
