/// A criterion of a list, compared as the API compares it.
struct SnapshotCriterion: Sendable {
    /// The factor by which two texts can differ in length and still be canonically equivalent.
    private static let largestExpansion = 9

    private let name: String
    private let value: String
    /// `true` if the value must match at the beginning of the text.
    private let isAnchored: Bool

    init(_ criterion: Criterion, api: APIConventions) {
        name = criterion.name
        value = criterion.value.lowercased()
        let bytes = value.utf8
        isAnchored = api.anchoredFilterValues.contains { bytes.starts(with: $0.utf8) }
    }

    func isMet(by line: some SnapshotLineContract) -> Bool {
        guard let text = line.text(of: name)?.lowercased() else { return false }
        // The search takes time in proportion to the value, also where the value cannot be part of the text.
        guard value.utf8.count <= Self.largestExpansion * text.utf8.count else { return false }
        return isAnchored ? text.hasPrefix(value) : text.contains(value)
    }
}
