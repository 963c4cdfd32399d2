public import ChallengeCore

/// The locations of another feature, in which characters were last seen.
public struct LocationsPort: Sendable {
    /// Returns the identifiers of the characters in a location, or `nil` if the location does not exist.
    let residents: @Sendable (_ location: Int, CachePolicy) async throws(APIError) -> Fetched<[Int]>?
    let names: NamedItems

    public init(
        residents: @escaping @Sendable (_ location: Int, CachePolicy) async throws(APIError) -> Fetched<[Int]>?,
        names: NamedItems
    ) {
        self.residents = residents
        self.names = names
    }
}
