/// A character who was last seen in a location.
public struct LocationResident: Sendable, Equatable {
    let name: String
    let status: String
    let species: String

    public init(name: String, status: String, species: String) {
        self.name = name
        self.status = status
        self.species = species
    }
}
