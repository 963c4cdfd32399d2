internal import ChallengeCore
internal import ChallengePlatform

/// The variable that names a proxy for the requests to a server, as libcurl reads it.
public struct ProxySetting: Sendable, Equatable {
    /// The name of the variable, such as `https_proxy`.
    public let variable: String

    /// The address of the proxy, without a user name and a password.
    public let address: String

    /// Returns `nil` if no variable names a proxy for the address.
    public init?(for address: String, in environment: [String: String]) {
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased()
        else { return nil }
        // libcurl does not read HTTP_PROXY in upper case, because CGI servers set it from a header of the request.
        let names = (scheme == "https" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]) + ["all_proxy", "ALL_PROXY"]
        guard let variable = names.first(where: { environment[$0]?.isEmpty == false }),
            let value = environment[variable]
        else { return nil }
        let exceptions = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
        if Self.isExempt(host, by: exceptions) { return nil }
        self.variable = variable
        self.address = value.addressWithoutSecrets
    }

    /// Returns `true` if the list has the host, a domain above it, or `*`.
    private static func isExempt(_ host: String, by list: String) -> Bool {
        list.lowercased().split(whereSeparator: { $0 == "," || $0 == " " }).contains { entry in
            let domain = entry.drop { $0 == "." }
            return entry == "*" || host == domain || host.hasSuffix("." + domain)
        }
    }
}
