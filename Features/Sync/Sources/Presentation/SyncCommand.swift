import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge sync`, which brings all collections into the cache and prints the changes.
struct SyncCommand {
    private static let check = Option.flag("check", help: "sync.option.check")
    private static let snapshot = Option("snapshot", .file, help: "sync.option.snapshot")

    let container: @Sendable (Invocation) throws -> SyncContainer

    var command: Command {
        Command(
            "sync",
            summary: "sync.command.sync",
            discussion: "sync.discussion",
            options: [Self.check, Self.snapshot],
            exclusive: [[Self.check, Self.snapshot]],
            fields: RecordSchema.syncedCollections.fieldNames,
            examples: [
                Example("challenge sync", summary: "sync.example.sync"),
                Example("challenge sync --check --json", summary: "sync.example.check"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        var writer = try RecordWriter(.syncedCollections, invocation, console)
        let report = try await console.withStatus(SafeText("sync.status.start".localized())) { update in
            try await self.report(invocation, container.repository) { progress in
                if let all = progress.all { update(WorkProgress(progress.fetched, of: all)) }
            }
        }
        if !report.collections.isEmpty || report.failures.isEmpty {
            try writer.write(report.collections)
            try writer.finish()
        }
        for name in report.skipped {
            console.note(SafeText("sync.note.skipped %@".localized(name.title.localized().lowercased())))
        }
        for failure in report.failures.dropFirst() { console.warning(SafeText(failure.message)) }
        if let failure = report.failures.first { throw failure }
        if let path = invocation[Self.snapshot] { console.note(SafeText("sync.note.snapshot %@".localized(path))) }
    }

    /// Checks or syncs the collections, and writes the snapshot if all of them are in the cache.
    private func report(
        _ invocation: Invocation, _ repository: any SyncRepositoryContract,
        _ progress: @escaping @Sendable (SyncProgress) -> Void
    ) async throws(SyncError) -> SyncReport {
        if invocation.has(Self.check) { return try await repository.check(progress) }
        let report = try await repository.sync(progress)
        guard let path = invocation[Self.snapshot], report.failures.isEmpty else { return report }
        do {
            try await repository.writeSnapshot(to: path)
            return report
        } catch {
            return report.adding(error)
        }
    }
}
