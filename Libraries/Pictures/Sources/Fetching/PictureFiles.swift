public import ChallengeCore
public import ChallengeNetworking
internal import ChallengePlatform

/// The files of pictures, on this machine and on servers.
///
/// All requests to an API have one client, and so one deadline. A program that stays open for long makes a new value for
/// each load.
public struct PictureFiles: Sendable {
    /// The largest size of all stored files, in bytes.
    public static let cacheLimit = 64 << 20

    private let addresses: PictureAddresses
    private let store: PictureStore
    private let apiClients: [String: any HTTPClientContract]
    private let otherClient: @Sendable (_ server: String) -> any HTTPClientContract

    /// - Parameters:
    ///   - apis: For each API its address in its own responses, and the address that the user chose for it, from which
    ///     its pictures are requested.
    ///   - cache: The stored files; `nil` if nothing is stored.
    ///   - client: Returns a new client for the server at an address.
    public init(
        apis: [(publicAddress: String, address: String)], cache: FileCache?,
        client: @escaping @Sendable (_ address: String) -> any HTTPClientContract
    ) {
        addresses = PictureAddresses(apis: apis)
        store = PictureStore(cache: cache)
        apiClients = Dictionary(apis.map { ($0.address, client($0.address)) }) { $1 }
        otherClient = client
    }

    /// Returns the stored file, without a request.
    public func storedFile(at address: String) -> PictureFile? {
        addresses.request(for: address).flatMap { store.entry(for: $0.address)?.file }
    }

    /// Returns the file in the order of the policy.
    ///
    /// A stored file does not expire. If a request fails or its response is no picture, `remoteFirst` returns the stored
    /// file. `noCache` neither reads nor stores a file.
    public func file(at address: String, _ policy: CachePolicy) async throws(APIError) -> PictureFile {
        let request = try request(for: address)
        let stored = policy == .noCache ? nil : store.entry(for: request.address)
        if policy == .localFirst, let stored { return stored.file }
        do {
            let entry = try await fetch(request, replacing: stored)
            // A picture can be shown without being stored.
            if policy != .noCache, entry != stored { try? store.save(entry, for: request.address) }
            return entry.file
        } catch {
            guard let stored, error != .cancelled else { throw error }
            return stored.file
        }
    }

    /// Counts the stored files, so that ``hasRoom`` is right if the user has deleted some of them.
    public func countStoredFiles() { store.cache?.count() }

    /// `true` if any picture fits on this machine without deleting others.
    public var hasRoom: Bool { store.hasRoom }

    /// Fetches a picture, and returns the result of storing it: `false` if others would have to be deleted for it.
    public func fetch(at address: String) async throws(APIError) -> Result<Bool, StorageFailure> {
        let request = try request(for: address)
        let entry = try await fetch(request, replacing: nil)
        return Result { () throws(StorageFailure) in try store.saveIfFitting(entry, for: request.address) }
    }

    private func request(for address: String) throws(APIError) -> PictureRequest {
        if let request = addresses.request(for: address) { return request }
        throw APIError.failed(.noConnection(.notAWebAddress)).at(address.addressWithoutSecrets)
    }

    private func fetch(
        _ request: PictureRequest, replacing stored: PictureStore.Entry?
    ) async throws(APIError) -> PictureStore.Entry {
        let response = try await response(to: request, entityTag: stored?.entityTag)
        if response.status == 304, let stored { return stored }
        do {
            let file = try PictureFile([UInt8](response.body))
            return PictureStore.Entry(entityTag: response.headers["etag"], file: file)
        } catch {
            let other = LoadFailure.unreadable(path: "", reason: "neither JPEG nor PNG")
            let reason = error == .tooLarge ? .tooLarge(limit: PictureFile.largestFile) : other
            throw APIError.failed(reason).at(request.address.addressWithoutSecrets)
        }
    }

    private func response(to request: PictureRequest, entityTag: String?) async throws(APIError) -> HTTPResponse {
        let client = apiClients[request.server] ?? otherClient(request.server)
        do {
            return try await client.send(request.endpoint.with(entityTag: entityTag))
        } catch {
            throw HTTPErrorMapper(address: client.address).map(error)
        }
    }
}
