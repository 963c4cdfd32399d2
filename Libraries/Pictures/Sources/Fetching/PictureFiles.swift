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
        guard let request = addresses.request(for: address) else {
            throw APIError.failed(.noConnection(.notAWebAddress)).at(address.addressWithoutSecrets)
        }
        let stored = policy == .noCache ? nil : store.entry(for: request.address)
        if policy == .localFirst, let stored { return stored.file }
        do {
            return try await fetch(request, replacing: stored, storing: policy != .noCache)
        } catch {
            guard let stored, error != .cancelled else { throw error }
            return stored.file
        }
    }

    private func fetch(
        _ request: PictureRequest, replacing stored: PictureStore.Entry?, storing: Bool
    ) async throws(APIError) -> PictureFile {
        let response = try await response(to: request, entityTag: stored?.entityTag)
        if response.status == 304, let stored { return stored.file }
        do {
            let file = try PictureFile([UInt8](response.body))
            if storing { store.save(file, entityTag: response.headers["etag"], for: request.address) }
            return file
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
