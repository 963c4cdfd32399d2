public import ChallengeCore

/// A provider of the characters who were last seen in locations, implemented by the app with another feature.
public protocol ResidentProviderContract: Sendable {
    /// Looks up several characters with as few requests as possible.
    func getResidents(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, Resident>
}

/// A character who was last seen in a location.
public struct Resident: Sendable, Equatable {
    let name: String
    let status: String
    let species: String
    let gender: String

    public init(name: String, status: String, species: String, gender: String) {
        self.name = name
        self.status = status
        self.species = species
        self.gender = gender
    }
}
