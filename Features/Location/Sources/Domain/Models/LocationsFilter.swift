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
        func matches(_ text: String, _ value: String?) -> Bool {
            value.map { text.lowercased().utf8.contains($0.lowercased().utf8) } ?? true
        }
        return matches(location.name, name) && matches(location.type, type)
            && matches(location.dimension, dimension)
    }
}
