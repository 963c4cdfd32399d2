internal import ChallengeNetworking
internal import ChallengePlatform

/// The servers of pictures: the API, also for addresses on its public host, and any other web server.
struct PictureAddresses: Sendable {
    /// The address of an API in its own responses, and the one that the user chose for it.
    typealias API = (publicAddress: String, address: String)

    let apis: [API]

    /// Returns `nil` for an address that is not one of a web server, or that has a user or a password.
    func request(for address: String) -> PictureRequest? {
        guard let parts = URLComponents(string: address), let server = parts.server, parts.user == nil,
            parts.password == nil
        else { return nil }
        let query = parts.percentEncodedQuery.map { "?" + $0 } ?? ""
        func request(_ server: String, _ path: some StringProtocol) -> PictureRequest {
            PictureRequest(server: server, endpoint: Endpoint(encoded: path + query))
        }
        for api in apis {
            for known in [api.publicAddress, api.address].compactMap({ URLComponents(string: $0) }) {
                guard known.host?.lowercased() == parts.host?.lowercased(), known.port == parts.port else { continue }
                let (path, root) = (parts.percentEncodedPath, known.percentEncodedPath)
                if path.hasPrefix(root + "/") { return request(api.address, path.dropFirst(root.count)) }
                return request(URLComponents(string: api.address)?.server ?? api.address, path)
            }
        }
        return request(server, parts.percentEncodedPath)
    }
}

/// The request for the file of a picture.
struct PictureRequest: Sendable, Equatable {
    /// The address of the API or of another server.
    let server: String
    let endpoint: Endpoint

    /// The address of the file, which is its name in the cache.
    var address: String { endpoint.address(below: server) }
}

extension URLComponents {
    /// The address of the web server, without a path; `nil` for other addresses.
    fileprivate var server: String? {
        guard let scheme = scheme?.lowercased(), ["http", "https"].contains(scheme), let host, !host.isEmpty else {
            return nil
        }
        return "\(scheme)://\(host.lowercased())" + (port.map { ":\($0)" } ?? "")
    }
}
