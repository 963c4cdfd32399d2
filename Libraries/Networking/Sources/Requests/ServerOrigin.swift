#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Scheme, host and port: what must stay the same for a redirect to be followed.
struct ServerOrigin: Hashable, Sendable, CustomStringConvertible {
    private let scheme: String
    private let host: String
    private let port: Int

    init?(_ address: String) {
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(), let host = url.host(),
            let defaultPort = ["http": 80, "https": 443][scheme], !host.isEmpty
        else { return nil }
        self.scheme = scheme
        self.host = host.lowercased()
        self.port = url.port ?? defaultPort
    }

    var description: String {
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return "\(scheme)://\(name):\(port)"
    }

    /// Returns the address that a `Location` header names, or `nil` if it is not an address of this origin.
    ///
    /// The result begins with this origin's own text. Two URL parsers can find different hosts in one text, so the
    /// header's spelling of the host never reaches the transport.
    func redirectTarget(_ location: String, from address: String) -> String? {
        guard !location.isEmpty, let url = URL(string: location, relativeTo: URL(string: address)),
            ServerOrigin(url.absoluteString) == self
        else { return nil }
        let path = url.absoluteURL.path(percentEncoded: true)
        return description + (path.isEmpty ? "/" : path) + (url.query(percentEncoded: true).map { "?" + $0 } ?? "")
    }

    /// The origin followed by the path of the address, without a slash at its end.
    func addressOfPath(_ address: String) -> String {
        let path = URL(string: address)?.path(percentEncoded: true) ?? ""
        return description + (path.hasSuffix("/") ? String(path.dropLast()) : path)
    }
}
