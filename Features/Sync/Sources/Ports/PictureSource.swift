public import ChallengeCore

/// The pictures of a collection, which the app fetches.
public struct PictureSource: Sendable {
    /// The plural name of the collection.
    let collection: String
    /// Returns the addresses of the pictures of all items on this machine.
    let addresses: @Sendable () async -> [String]
    /// Fetches and stores a picture, if it is not stored and if there is room.
    let fetch: @Sendable (_ address: String) async -> Arrival

    /// The result for one picture.
    public enum Arrival: Sendable {
        case fetched
        /// The picture was stored already, so there was no request.
        case stored
        /// Other pictures would have to be deleted for it.
        case withoutRoom
        case failed(PictureFailure)
    }

    public init(
        _ collection: String, addresses: @escaping @Sendable () async -> [String],
        fetch: @escaping @Sendable (_ address: String) async -> Arrival
    ) {
        (self.collection, self.addresses, self.fetch) = (collection, addresses, fetch)
    }
}

/// The reason why a picture is not on this machine.
public enum PictureFailure: Equatable, Sendable {
    case fetchFailed(APIError)
    case storageFailed(StorageFailure)
}
