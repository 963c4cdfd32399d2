internal import ChallengeTerminal

/// `check`: what the patterns ask for and the sources lack.
struct CheckCommand {
    let project: Project

    var command: Command {
        Command("check", summary: "What the patterns ask for and the sources lack, file by file", run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let gaps = try PatternCheck(project: project).gaps()
        for gap in gaps { try console.print(SafeText("\(gap.path): \(gap.lack)")) }
        if gaps.isEmpty { return console.note("Nothing is lacking.") }
        throw ReportedFailure(exitCode: .failure)
    }
}
