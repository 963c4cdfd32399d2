/// One criterion of a filter, met the way the API would see it.
struct CharacterSnapshotCriterion: Sendable {
    private let column: @Sendable (CharacterSnapshotLine) -> Substring
    private let value: String
    /// The API looks for `male` at the beginning only, because `Female` holds it, too.
    private let isAnchored: Bool

    init(name: String, value: String) {
        column =
            switch name {
            case "status": { $0.status }
            case "species": { $0.species }
            case "type": { $0.type }
            case "gender": { $0.gender }
            default: { $0.name }
            }
        self.value = value.lowercased()
        isAnchored = self.value.hasPrefix("male")
    }

    func isMet(by line: CharacterSnapshotLine) -> Bool {
        let text = column(line).lowercased()
        return isAnchored ? text.hasPrefix(value) : text.contains(value)
    }
}
