/// One criterion of a list, met the way the API would see it.
struct SnapshotCriterion: Sendable {
    /// The factor by which two texts can differ in length and still be canonically equivalent.
    private static let largestExpansion = 9

    private let name: String
    private let value: String
    /// The API looks for `male` at the beginning only, because `Female` holds it, too.
    private let isAnchored: Bool

    init(_ criterion: Criterion) {
        name = criterion.name
        value = criterion.value.lowercased()
        isAnchored = value.utf8.starts(with: "male".utf8)
    }

    func isMet(by line: some SnapshotLineContract) -> Bool {
        let text = line.text(of: name).lowercased()
        // The search takes time in proportion to the value, also where the value cannot be part of the text.
        guard value.utf8.count <= Self.largestExpansion * text.utf8.count else { return false }
        return isAnchored ? text.hasPrefix(value) : text.contains(value)
    }
}
