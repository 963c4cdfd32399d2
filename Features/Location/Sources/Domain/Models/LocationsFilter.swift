/// A filter for a list of locations: each value must be part of the field of that name, ignoring case.
struct LocationsFilter: Sendable, Hashable {
    let name: String?
    let type: String?
    let dimension: String?

    init(name: String? = nil, type: String? = nil, dimension: String? = nil) {
        self.name = name
        self.type = type
        self.dimension = dimension
    }

    /// The filter that matches every location.
    static let none = LocationsFilter()
}
