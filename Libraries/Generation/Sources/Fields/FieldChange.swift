/// A change of the fields of an existing feature.
struct FieldChange {
    /// The fields to add, such as `moons:Int`.
    let added: [String]
    /// The names of the fields to take away.
    let removed: [String]

    /// Returns the fields after the change: those that stay, then the added ones.
    func applied(to spec: FeatureSpec) throws -> [FieldSpec] {
        for name in removed where !spec.fields.contains(where: { $0.name == name }) {
            throw GenerationError(
                "\(spec.name) has no field '\(name)'.",
                advice: "Its fields are \(spec.fields.map(\.name).joined(separator: ", ")).")
        }
        var fields = spec.fields.filter { !removed.contains($0.name) }
        for text in added { fields.append(try Self.field(text, besides: fields)) }
        return fields
    }

    /// Reads a field, with an example that no other field has, except for `Bool`.
    private static func field(_ text: String, besides fields: [FieldSpec]) throws -> FieldSpec {
        for rank in fields.count + 1...2 * fields.count + 1 {
            let field = try FieldSpec(text, rank: rank)
            if !fields.contains(where: { $0.example == field.example }) { return field }
        }
        return try FieldSpec(text, rank: fields.count + 1)
    }
}
