import ChallengeCore

/// A filter for a list of locations.
typealias LocationsFilter = ItemFilter<LocationFilterField>

enum LocationFilterField: String, FilterFieldContract {
    case name, type, dimension

    func text(of location: Location) -> String {
        switch self {
        case .name: location.name
        case .type: location.type
        case .dimension: location.dimension
        }
    }
}
