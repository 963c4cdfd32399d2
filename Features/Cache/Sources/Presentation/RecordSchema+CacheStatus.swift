import ChallengeCore
import ChallengeTerminal

extension RecordSchema<CacheStatus> {
    /// The status as every format shows it, with a count for each kind of thing that is kept.
    static func cacheStatus(of tables: [(name: String, title: String)]) -> RecordSchema {
        let counts = tables.map { table in
            Field<CacheStatus>(
                "entries.\(table.name)", header: table.title,
                json: { [name = table.name] status in .integer(status.entries.first { $0.kind == name }?.count) })
        }
        return RecordSchema(
            fields: [
                Field("path", header: "cache.field.path", json: { .string($0.path) }),
                Field("size", header: "cache.field.size", json: { .integer($0.size) }),
            ] + counts + [
                Field("oldest", header: "cache.field.oldest", json: { .string($0.oldest?.description) }),
                Field("newest", header: "cache.field.newest", json: { .string($0.newest?.description) }),
            ])
    }
}

extension RecordSchema<String> {
    /// The path alone, for whoever asks for a format.
    static var cachePath: RecordSchema {
        RecordSchema(fields: [Field("path", header: "cache.field.path", json: { .string($0) })])
    }
}
