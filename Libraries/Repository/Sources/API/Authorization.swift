public import ChallengeNetworking

/// The header or the query item by which an API recognizes its user.
public struct Authorization: Sendable {
    /// The environment variable with the token, such as `BOOKSHOP_TOKEN`.
    public let variable: String
    private let header: (@Sendable (_ token: String) -> (name: String, value: String))?
    /// The name of the query item with the token; `nil` for a header.
    fileprivate let parameter: String?

    /// The header `Authorization` with a bearer token.
    public static func bearer(variable: String) -> Authorization {
        Authorization(variable: variable, header: { ("Authorization", "Bearer \($0)") }, parameter: nil)
    }

    /// A header of its own, such as `X-API-Key`.
    public static func header(_ name: String, variable: String) -> Authorization {
        Authorization(variable: variable, header: { (name, $0) }, parameter: nil)
    }

    /// A query item of every request, such as `api_key`.
    public static func query(_ name: String, variable: String) -> Authorization {
        Authorization(variable: variable, header: nil, parameter: name)
    }

    fileprivate func headers(_ token: String) -> [String: String] {
        header.map { [$0(token).name: $0(token).value] } ?? [:]
    }
}

extension APIConventions {
    /// Returns the token for an address; `nil` for another server than the described one or this machine.
    public func token(_ token: String?, for address: String) -> String? {
        authorization != nil && (address.hasSameOrigin(as: self.address) || address.isLoopbackAddress) ? token : nil
    }

    /// Returns the query items of all requests that contain the token.
    public func query(token: String?) -> [Endpoint.QueryItem] {
        guard let token, let parameter = authorization?.parameter else { return [] }
        return [.init(parameter, token)]
    }

    /// Returns the token as a text that no output may contain.
    public func secret(token: String?) -> Secret? { token.map { Secret($0, parameter: authorization?.parameter) } }

    /// Returns the headers of all requests.
    public func headers(token: String?) -> [String: String] {
        headers.merging(token.flatMap { authorization?.headers($0) } ?? [:]) { $1 }
    }
}
