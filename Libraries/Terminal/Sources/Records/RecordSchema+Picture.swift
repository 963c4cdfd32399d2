extension RecordSchema {
    /// Returns the address of the picture of an item, `nil` for an item without one; `nil` if no field declares pictures.
    package var picture: (@Sendable (Item) -> String?)? {
        guard let picture = fields.lazy.compactMap(\.picture).first else { return nil }
        return { item in picture(item).flatMap { $0.isEmpty ? nil : $0 } }
    }
}
