internal import ChallengePlatform

/// The scheme, host and port of a server; a redirect is followed only if they stay the same.
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

    /// `true` for a server on this machine.
    fileprivate var isLoopback: Bool {
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        let isIPv4 = numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
        return isIPv4 || ["localhost", "::1", "[::1]"].contains(host)
    }

    var description: String {
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return "\(scheme)://\(name):\(port)"
    }

    /// Returns the address in a `Location` header, or `nil` if the address has another origin.
    ///
    /// The result begins with the text of this origin. Two URL parsers can find different hosts in one text, so the
    /// header's spelling of the host never reaches the transport.
    func redirectTarget(_ location: String, from address: String) -> String? {
        guard !location.isEmpty, let url = URL(string: location, relativeTo: URL(string: address)),
            ServerOrigin(url.absoluteString) == self
        else { return nil }
        let path = url.absoluteURL.path(percentEncoded: true)
        return description + (path.isEmpty ? "/" : path) + (url.query(percentEncoded: true).map { "?" + $0 } ?? "")
    }

    /// Returns the origin followed by the path of the address, without a slash at the end.
    func addressOfPath(_ address: String) -> String {
        let path = URL(string: address)?.path(percentEncoded: true) ?? ""
        return description + (path.hasSuffix("/") ? String(path.dropLast()) : path)
    }
}

extension String {
    /// Returns `true` if both addresses have the same scheme, host and port.
    public func hasSameOrigin(as other: String) -> Bool {
        ServerOrigin(self).map { $0 == ServerOrigin(other) } ?? false
    }

    /// `true` for the address of a server on this machine.
    public var isLoopbackAddress: Bool { ServerOrigin(self)?.isLoopback ?? false }
}
