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
        guard let variable = Self.variable(for: address, in: environment), let value = environment[variable],
            let host = URL(string: address)?.host()?.lowercased()
        else { return nil }
        let exceptions = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
        if Self.isExempt(host, by: exceptions) { return nil }
        self.variable = variable
        self.address =
            value.contains("://")
            ? value.addressWithoutSecrets : String("http://\(value)".addressWithoutSecrets.dropFirst("http://".count))
    }

    /// Returns `true` if a proxy may read the requests to an address.
    ///
    /// This is `false` only without a variable: libcurl reads some lists in `no_proxy` in another way than this type.
    public static func mayApply(to address: String, in environment: [String: String]) -> Bool {
        variable(for: address, in: environment) != nil
    }

    /// Returns the name of the variable for the scheme of the address.
    private static func variable(for address: String, in environment: [String: String]) -> String? {
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(), url.host() != nil else {
            return nil
        }
        // libcurl does not read HTTP_PROXY in upper case, because CGI servers set it from a header of the request.
        let names = (scheme == "https" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]) + ["all_proxy", "ALL_PROXY"]
        return names.first { environment[$0]?.isEmpty == false }
    }

    /// Returns `true` if the list has the host, a domain above it, or `*`.
    private static func isExempt(_ host: String, by list: String) -> Bool {
        list.lowercased().split(whereSeparator: { $0 == "," || $0 == " " }).contains { entry in
            let domain = entry.drop { $0 == "." }
            return entry == "*" || host == domain || host.hasSuffix("." + domain)
        }
    }
}
