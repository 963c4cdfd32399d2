/// What the locations of a list have in common: each value is part of theirs, whatever its case.
struct LocationsFilter: Sendable, Hashable {
    let name: String?
    let type: String?
    let dimension: String?

    init(name: String? = nil, type: String? = nil, dimension: String? = nil) {
        self.name = name
        self.type = type
        self.dimension = dimension
    }

    /// Lets every location through.
    static let none = LocationsFilter()
}
