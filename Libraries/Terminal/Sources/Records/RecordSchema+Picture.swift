extension RecordSchema {
    /// Returns the address of the picture of an item, `nil` for an item without one; `nil` if no field declares pictures.
    package var picture: (@Sendable (Item) -> String?)? {
        guard let picture = fields.first(where: { $0.picture != nil })?.picture else { return nil }
        return { item in picture(item).flatMap { $0.isEmpty ? nil : $0 } }
    }
}
