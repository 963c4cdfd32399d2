import ChallengeCore

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

    /// Returns `true` if the location meets the filter, as the API decides it.
    func includes(_ location: Location) -> Bool {
        location.name.contains(ignoringCase: name) && location.type.contains(ignoringCase: type)
            && location.dimension.contains(ignoringCase: dimension)
    }

    /// The filter without the name; `nil` if it has no other value.
    var withoutName: LocationsFilter? {
        let filter = LocationsFilter(type: type, dimension: dimension)
        return filter == .none ? nil : filter
    }
}
