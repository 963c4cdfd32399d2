import ChallengeCollections
import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

/// The command `challenge sync`, which brings collections into the cache and prints the changes.
struct SyncCommand {
    private static let check = Flag("check", help: "sync.option.check")
    private static let pictures = Flag("pictures", help: "sync.option.pictures")
    private static let snapshot = Option("snapshot", .file, help: "sync.option.snapshot")
    private static let force = Flag("force", help: "sync.option.force")

    let kinds: [KindName]
    /// Returns the objects for the collections with these plural names; for all without a name.
    let container: @Sendable (Invocation, [String]) throws -> SyncContainer

    private var kind: Argument<String> {
        Argument(
            "KIND", .named(kinds.map { ($0.plural, $0) }, prefersPlural: true), .any, help: "sync.argument.kind")
    }

    var command: Command {
        Command(
            "sync",
            summary: "sync.command.sync",
            discussion: "sync.discussion",
            arguments: [kind],
            options: [Self.check, Self.pictures, Self.snapshot, Self.force, StrictOption.strict],
            exclusive: [[Self.check, Self.snapshot], [Self.check, Self.pictures]],
            fields: RecordSchema.syncedCollections.fieldNames,
            examples: [
                Example("challenge sync", summary: "sync.example.sync"),
                Example("challenge sync episodes locations", summary: "sync.example.kinds"),
                Example("challenge sync --check --json", summary: "sync.example.check"),
                Example("challenge sync --pictures", summary: "sync.example.pictures"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let names = invocation[kind]
        if !names.isEmpty, invocation[Self.snapshot] != nil {
            throw UsageError(.exclusiveOptions("KIND", "--" + Self.snapshot.name), in: invocation.path)
        }
        let container = try container(invocation, names)
        var writer = try RecordWriter(.syncedCollections, invocation, console)
        var report = await console.withStatus(SafeText("sync.status.start".localized())) { update in
            let show: @Sendable (SyncProgress) -> Void = { progress in
                if let all = progress.all { update(WorkProgress(progress.fetched, of: all)) }
            }
            let repository = container.repository
            return invocation.has(Self.check) ? await repository.check(show) : await repository.sync(show)
        }
        if let path = invocation[Self.snapshot], report.failures.isEmpty {
            report = await writing(report, to: path, invocation, container.repository, console)
        }
        if invocation.has(Self.pictures) { report = try await adding(container.fetchPictures, to: report, console) }
        if !report.collections.isEmpty || report.failures.isEmpty {
            try writer.write(report.collections)
            try writer.finish()
        }
        for failure in report.failures.dropLast() { console.error(SafeText(failure.message)) }
        let unreadable = report.collections.flatMap(\.changes.unreadable)
        let odd = Result { () throws(ReportedExit) in try console.reportUnreadable(unreadable, invocation) }
        if let error = report.error { throw error }
        try odd.get()
    }

    /// Fetches the pictures of the collections in the report, and returns the report with the failure.
    private func adding(
        _ fetchPictures: FetchPicturesUseCase, to report: SyncReport, _ console: Console
    ) async throws -> SyncReport {
        let pictures = await console.withStatus(SafeText("sync.status.pictures".localized())) { update in
            await fetchPictures.execute(for: report.collections.map(\.name)) { progress in
                if let all = progress.all { update(WorkProgress(progress.fetched, of: all)) }
            }
        }
        try Task.checkCancellation()
        console.note(SafeText("sync.note.pictures %lld %lld".localized(pictures.fetched, pictures.stored)))
        if pictures.withoutRoom > 0 { console.note(SafeText("sync.note.noRoom %lld".localized(pictures.withoutRoom))) }
        return pictures.error.map(report.adding) ?? report
    }

    /// Writes the collections, all of which are in the cache, to a snapshot.
    private func writing(
        _ report: SyncReport, to path: String, _ invocation: Invocation, _ repository: any SyncRepositoryContract,
        _ console: Console
    ) async -> SyncReport {
        do {
            try await repository.writeSnapshot(to: path, replacing: invocation.has(Self.force))
            console.note(SafeText("sync.note.snapshot %@".localized(path)))
            return report
        } catch {
            return report.adding(error)
        }
    }
}

extension SyncReport {
    /// The last failure, with the advice of all failures and the exit code of the first one.
    fileprivate var error: CommandError? {
        guard let first = failures.first, let last = failures.last else { return nil }
        let advice = failures.compactMap(\.advice).withoutRepetition.joined(separator: " ")
        return CommandError(
            last.message, advice: advice.isEmpty ? nil : advice, exitCode: first.exitCode, cause: last.cause)
    }
}

extension SyncError: PresentableError {
    public var advice: String? {
        switch self {
        case .loadFailed(_, let error), .picturesFailed(_, _, .fetchFailed(let error)): error.advice
        case .storageFailed, .picturesFailed(_, _, .storageFailed): "advice.storage".localized()
        case .incomplete: "advice.later".localized()
        case .fileExists: "sync.advice.fileExists".localized()
        case .unwritableItem, .snapshotFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .loadFailed(_, let error), .picturesFailed(_, _, .fetchFailed(let error)): error.exitCode
        case .unwritableItem: .dataError
        case .incomplete: .temporaryFailure
        case .storageFailed, .picturesFailed(_, _, .storageFailed), .snapshotFailed, .fileExists: .ioError
        }
    }
}
