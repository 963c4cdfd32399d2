/// One criterion of a list, met the way the API would see it.
struct SnapshotCriterion: Sendable {
    private let name: String
    private let value: String
    /// The API looks for `male` at the beginning only, because `Female` holds it, too.
    private let isAnchored: Bool

    init(_ criterion: Criterion) {
        name = criterion.name
        value = criterion.value.lowercased()
        isAnchored = value.hasPrefix("male")
    }

    func isMet(by line: some SnapshotLineContract) -> Bool {
        let text = line.text(of: name).lowercased()
        return isAnchored ? text.hasPrefix(value) : text.contains(value)
    }
}
