internal import ChallengeTerminal

/// `check`: what the patterns ask for and the sources lack.
struct CheckCommand {
    let project: Project

    var command: Command {
        Command("check", summary: "What the patterns ask for and the sources lack, file by file", run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let findings = try PatternCheck(project: project).findings()
        for finding in findings { try console.print(SafeText(finding.description)) }
        if findings.isEmpty { return console.note("Nothing is lacking.") }
        throw ReportedFailure(exitCode: .failure)
    }
}
