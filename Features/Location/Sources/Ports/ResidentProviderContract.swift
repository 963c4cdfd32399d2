public import ChallengeCore

/// The characters who were last seen in locations, which another feature provides.
public protocol ResidentProviderContract: Sendable {
    /// Looks up several characters with at most one request.
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
