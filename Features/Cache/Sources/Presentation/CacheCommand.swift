import ChallengeCore
import ChallengeJSON
import ChallengePlatform
import ChallengeResources
public import ChallengeTerminal

/// The command `challenge cache` with its subcommands, which print the status and the path and delete rows.
struct CacheCommand {
    private static let waits = Flag("waits", help: "cache.option.waits")

    let container: CacheContainer

    var command: Command {
        let tables = container.tables
        return Command(
            "cache",
            summary: "cache.command.cache",
            discussion: "cache.discussion",
            subcommands: [
                Command(
                    "status", summary: "cache.command.status",
                    fields: RecordSchema.cacheStatus(of: tables).fieldNames,
                    examples: [
                        Example("challenge cache status", summary: "cache.example.status"),
                        Example("challenge cache status --json", summary: "cache.example.statusJSON"),
                    ], run: printStatus),
                Command(
                    "clear", summary: "cache.command.clear", options: [Self.waits],
                    examples: [
                        Example("challenge cache clear", summary: "cache.example.clear"),
                        Example("challenge cache clear --waits", summary: "cache.example.clearWaits"),
                    ], run: clear),
                Command(
                    "path", summary: "cache.command.path", fields: RecordSchema.cachePath.fieldNames,
                    examples: [
                        Example("challenge cache path", summary: "cache.example.path"),
                        Example("challenge cache path --json", summary: "cache.example.pathJSON"),
                    ], run: printPath),
            ])
    }

    @Sendable private func printStatus(_ invocation: Invocation, _ console: Console) async throws {
        let status = try await container.cache.getStatus()
        var writer = try RecordWriter(.cacheStatus(of: container.tables, now: container.clock.now), invocation, console)
        try writer.writeOne(status)
    }

    @Sendable private func clear(_ invocation: Invocation, _ console: Console) async throws {
        if invocation.has(Self.waits) {
            try await container.cache.deleteWaits()
            return console.note(SafeText("cache.note.waitsCleared".localized()))
        }
        try await container.cache.deleteAll()
        console.note(SafeText("cache.note.cleared".localized()))
    }

    @Sendable private func printPath(_ invocation: Invocation, _ console: Console) async throws {
        var writer = try RecordWriter(.cachePath, invocation, console)
        guard let path = container.cache.path else {
            console.warning(SafeText("cache.note.memory".localized()))
            return
        }
        guard invocation[StandardOptions.format] != nil else { return try console.print(SafeText(path)) }
        try writer.writeOne(path)
    }
}

extension RecordSchema<CacheStatus> {
    /// Returns the fields of the status in every output format, with a field for each table.
    ///
    /// - Parameter now: The current time, from which ages are computed.
    static func cacheStatus(of tables: [CacheTable], now: Date? = nil) -> RecordSchema {
        RecordSchema(
            fields: [
                Field("path", header: "cache.field.path", json: { .string($0.path) }),
                Field("size", header: "cache.field.size", json: { .integer($0.size) }),
            ] + tables.map { field(of: $0, now: now) } + [
                Field("pictures.count", header: "cache.field.pictures", json: { .integer($0.pictures) }),
                Field("pictures.size", header: "cache.field.pictureBytes", json: { .integer($0.pictureSize) }),
                Field("oldest", header: "cache.field.oldest", moment: \.oldest, now: now),
                Field("newest", header: "cache.field.newest", moment: \.newest, now: now),
            ])
    }

    private static func field(of table: CacheTable, now: Date?) -> Field<CacheStatus> {
        let entry = { @Sendable (status: CacheStatus) in status.entries.first { $0.table == table.name } }
        return switch table.value {
        case .count:
            Field(table.field, header: table.title, json: { .integer(entry($0)?.count) })
        case .date:
            Field(table.field, header: table.title, moment: { entry($0)?.newest }, now: now)
        }
    }
}

extension RecordSchema<String> {
    /// The field of the path, for a command line with an output format.
    static var cachePath: RecordSchema {
        RecordSchema(fields: [Field("path", header: "cache.field.path", json: { .string($0) })])
    }
}

extension CacheError: PresentableError {
    public var advice: String? { "advice.storage".localized() }

    public var exitCode: ExitCode { .ioError }
}
