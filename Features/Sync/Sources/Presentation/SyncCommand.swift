import ChallengeResources
import ChallengeTerminal

/// The command `challenge sync`, which brings all collections into the cache and prints the changes.
struct SyncCommand {
    private static let check = Option.flag("check", help: "sync.option.check")
    private static let snapshot = Option("snapshot", .text, placeholder: "FILE", help: "sync.option.snapshot")

    let container: @Sendable (Invocation) throws -> SyncContainer

    var command: Command {
        Command(
            "sync",
            summary: "sync.command.sync",
            discussion: "sync.discussion",
            options: [Self.check, Self.snapshot],
            exclusive: [[Self.check, Self.snapshot]],
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
            try await self.report(invocation, container.repository, progress)
        }
        if !report.collections.isEmpty || report.failure == nil {
            try writer.write(report.collections)
            try writer.finish()
        }
        for name in report.skipped {
            console.note(SafeText("sync.note.skipped %@".localized(container.tables.title(of: name).lowercased())))
        }
        if let failure = report.failure { throw failure }
        if let path = invocation[Self.snapshot] { console.note(SafeText("sync.note.snapshot %@".localized(path))) }
    }

    /// Checks or syncs the collections, and writes the snapshot if all of them are in the cache.
    private func report(
        _ invocation: Invocation, _ repository: any SyncRepositoryContract,
        _ progress: @escaping @Sendable (SyncProgress) -> Void
    ) async throws(SyncError) -> SyncReport {
        if invocation.has(Self.check) { return try await repository.check(progress) }
        var report = try await repository.sync(progress)
        guard let path = invocation[Self.snapshot], report.failure == nil else { return report }
        do {
            try await repository.writeSnapshot(to: path)
        } catch {
            report.failure = error
        }
        return report
    }
}
