internal import ChallengeCore
internal import ChallengeTerminal

/// The items of a snapshot.
struct SnapshotItems {
    /// The JSON of each item, on one line, with the members that the feature reads.
    let lines: [String]

    /// Reads an item, an array of items, or a page of the API; throws if the feature could not read one of them.
    init(_ text: String, of spec: FeatureSpec) throws {
        let items = try Sample.items(json: text)
        var identifiers: Set<String> = []
        for identifier in items.map({ JSONWriter.compact($0["id"] ?? .null) })
        where !identifiers.insert(identifier).inserted {
            throw GenerationError("Item \(identifier) appears more than once in the snapshot.", exitCode: .dataError)
        }
        lines = try items.map { item in
            let members = try spec.fields.compactMap { try Self.member(of: $0, in: item) }
            let all = [JSONMember("id", item["id"] ?? .null)] + members
            return JSONWriter.compact(.object(all.sorted { $0.name < $1.name }))
        }
    }

    private static func member(of field: FieldSpec, in item: [JSONMember]) throws -> JSONMember? {
        let value = item[field.key] ?? .null
        if field.isOptional, value == .null { return nil }
        guard field.type.hasValue(value) else {
            throw GenerationError(
                "Item \(JSONWriter.compact(item["id"] ?? .null)) of the snapshot has no '\(field.key)' of the type "
                    + "\(field.type.rawValue).", exitCode: .dataError)
        }
        return JSONMember(field.key, value)
    }
}

extension FieldType {
    /// Returns `true` if the DTO can read the JSON as a value of this type.
    fileprivate func hasValue(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.text, .string), (.date, .string), (.url, .string), (.link, .string), (.integer, .integer),
            (.double, .double), (.double, .integer), (.boolean, .bool):
            true
        case (.list(let element), .array(let values)): values.allSatisfy(element.hasValue)
        default: false
        }
    }
}
