import ChallengeCollections
import ChallengeJSON
import ChallengeTerminal

@testable import ChallengeFavorite

extension ItemKinds {
    /// Characters, and episodes, which have codes and a field with the name of a favorite's own one.
    static let sample = ItemKinds(all: [
        kind(
            "character", fields: ["status", "species", "origin.name"], summary: ["name", "status", "species"],
            words: ["status": { ("● \($0("status"))", .plain) }], isIdentifier: isNumber),
        kind(
            "episode", fields: ["code", "species", "tags"], summary: ["code"],
            isIdentifier: { isNumber($0) || $0.uppercased().hasPrefix("S0") }),
    ])

    private static func isNumber(_ text: String) -> Bool { ValueKind.positiveInteger.parse(text) != nil }

    private static func kind(
        _ name: String, fields: [String], summary: [String], words: [String: CopyWords] = [:],
        isIdentifier: @escaping @Sendable (String) -> Bool
    ) -> Kind {
        Kind(
            name: KindName(one: name, plural: name + "s", noun: "\(name).noun"), isIdentifier: isIdentifier,
            fields: {
                RecordSchema(fields: fields.map { Field<Int>($0, header: $0, json: { _ in .null }) }).erasedFields
            }, summary: summary, words: words)
    }
}
