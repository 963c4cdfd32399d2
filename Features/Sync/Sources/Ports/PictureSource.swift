public import ChallengeCore

/// The pictures of a collection, which the app fetches.
public struct PictureSource: Sendable {
    /// The plural name of the collection.
    let collection: String
    /// Returns the addresses of the pictures of all items on this machine.
    let addresses: @Sendable () async -> [String]
    /// Stores a picture; returns `false` without a request if it is stored already.
    let fetch: @Sendable (_ address: String) async throws(APIError) -> Bool

    public init(
        _ collection: String, addresses: @escaping @Sendable () async -> [String],
        fetch: @escaping @Sendable (_ address: String) async throws(APIError) -> Bool
    ) {
        (self.collection, self.addresses, self.fetch) = (collection, addresses, fetch)
    }
}
