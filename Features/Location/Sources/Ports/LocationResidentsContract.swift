public import ChallengeCore

/// Those who were last seen in locations, as somebody else knows them.
public protocol LocationResidentsContract: Sendable {
    /// Several at once, for one request at most.
    func getResidents(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, LocationResident>
}
