import ChallengeCharacter
import ChallengeCore
import ChallengeLocation
import ChallengeRepository

/// An adapter that provides the locations of the Location feature to the Character feature.
struct LocationProvider: LocationProviderContract {
    let session: RepositorySession

    private var locations: LocationSummaries { LocationSummaries(session: session) }

    func getResidents(location: Int, cachePolicy: CachePolicy) async throws(CollectionFailure) -> Fetched<[Int]>? {
        try await locations.getResidents(location: location, cachePolicy: cachePolicy)
    }

    func findLocations(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem> {
        try await locations.findLocations(named: name, cachePolicy: cachePolicy)
    }

    func findLocations(startingWith text: String) async throws(CollectionFailure) -> [NamedItem] {
        try await locations.findLocations(startingWith: text)
    }
}
