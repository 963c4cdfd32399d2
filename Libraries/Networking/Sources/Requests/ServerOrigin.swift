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

    /// The address with this origin written in front of its path and query.
    ///
    /// Putting the origin there, instead of trusting the text that named it, leaves no room for two readers of one URL
    /// to see two hosts in it.
    func rebased(_ address: String) -> String? {
        guard let url = URL(string: address) else { return nil }
        let path = url.path(percentEncoded: true)
        return description + (path.isEmpty ? "/" : path) + (url.query(percentEncoded: true).map { "?" + $0 } ?? "")
    }
}
