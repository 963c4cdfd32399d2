public import ChallengeCore

/// Looks up the characters who were last seen in locations.
public protocol LocationResidentsContract: Sendable {
    /// Looks up several characters with at most one request.
    func getResidents(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, LocationResident>
}
