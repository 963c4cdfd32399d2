import ChallengeResources
import ChallengeTerminal

/// The command `challenge sync`, which brings all collections into the cache and prints the changes.
struct SyncCommand {
    private static let check = Option.flag("check", help: "sync.option.check")

    let container: @Sendable (Invocation) throws -> SyncContainer

    var command: Command {
        Command(
            "sync",
            summary: "sync.command.sync",
            discussion: "sync.discussion",
            options: [Self.check],
            examples: [
                Example("challenge sync", summary: "sync.example.sync"),
                Example("challenge sync --check --json", summary: "sync.example.check"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        var writer = try RecordWriter(.syncedCollections(container.tables), invocation, console)
        let report = try await SyncStatusLine(container: container, console: console).show {
            (progress) async throws(SyncError) in
            invocation.has(Self.check)
                ? try await container.repository.check(progress) : try await container.repository.sync(progress)
        }
        if !report.collections.isEmpty || report.failure == nil {
            try writer.write(report.collections)
            try writer.finish()
        }
        for name in report.skipped {
            console.note(SafeText("sync.note.skipped %@".localized(container.tables.title(of: name).lowercased())))
        }
        if let failure = report.failure { throw failure }
    }
}
