public import ChallengeCore

/// A provider of the locations where characters were last seen, implemented by the app with another feature.
public protocol LocationProviderContract: Sendable {
    /// Returns the identifiers of the characters in a location, or `nil` if the location does not exist.
    func getResidents(location: Int, cachePolicy: CachePolicy) async throws(CollectionFailure) -> Fetched<[Int]>?

    /// Finds the locations whose names contain every word of `name`; `localFirst` finds them without a request.
    func findLocations(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem>

    /// Finds the locations on this machine whose names or identifiers start with the text.
    func findLocations(startingWith text: String) async throws(CollectionFailure) -> [NamedItem]
}
