internal import ChallengeNetworking

/// The header by which an API recognizes its user.
public struct Authorization: Sendable {
    /// The environment variable with the token, such as `BOOKSHOP_TOKEN`.
    public let variable: String
    private let header: @Sendable (_ token: String) -> (name: String, value: String)

    /// The header `Authorization` with a bearer token.
    public static func bearer(variable: String) -> Authorization {
        Authorization(variable: variable) { ("Authorization", "Bearer \($0)") }
    }

    /// A header of its own, such as `X-API-Key`.
    public static func header(_ name: String, variable: String) -> Authorization {
        Authorization(variable: variable) { (name, $0) }
    }

    fileprivate func headers(_ token: String) -> [String: String] {
        let (name, value) = header(token)
        return [name: value]
    }
}

extension APIConventions {
    /// Returns the token for an address; `nil` for another server than the described one or this machine.
    public func token(_ token: String?, for address: String) -> String? {
        authorization != nil && (address.hasSameOrigin(as: self.address) || address.isLoopbackAddress) ? token : nil
    }

    /// Returns the headers of all requests.
    public func headers(token: String?) -> [String: String] {
        headers.merging(token.flatMap { authorization?.headers($0) } ?? [:]) { $1 }
    }
}
