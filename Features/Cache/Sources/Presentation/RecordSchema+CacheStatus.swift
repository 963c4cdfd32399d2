import ChallengeCore
import ChallengeTerminal

extension RecordSchema<CacheStatus> {
    /// The status as every format shows it, with a count for each kind of thing that is kept.
    static func cacheStatus(kinds: [String], titles: [String: String]) -> RecordSchema {
        let counts = kinds.map { kind in
            Field<CacheStatus>(
                "entries.\(kind)", header: titles[kind] ?? kind,
                json: { status in .integer(status.entries.first { $0.kind == kind }?.count) })
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
