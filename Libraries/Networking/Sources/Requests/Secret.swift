internal import ChallengeCore
internal import ChallengeJSON
internal import ChallengePlatform

/// A token that no message, log or stored response may contain.
public struct Secret: Sendable, Equatable {
    /// The length from which a secret is removed from the texts of a server, in bytes: a shorter one can be a part of
    /// titles.
    private static let shortestRemoved = 8

    private let token: String
    /// The texts that are removed, and their replacements.
    private let removed: [(text: String, other: String)]

    /// - Parameter parameter: The name of the query item with the token; `nil` for a header.
    public init(_ token: String, parameter: String? = nil) {
        self.token = token
        let encoded = token.percentEncoded()
        let inQuery = parameter.map { ("\($0)=", encoded) }
        let spellings = token.utf8.count < Self.shortestRemoved ? [] : [token, encoded]
        removed = (inQuery.map { [($0.0 + $0.1, $0.0 + "…")] } ?? []) + spellings.map { ($0, "…") }
    }

    public static func == (left: Secret, right: Secret) -> Bool { left.token.isBytewiseEqual(to: right.token) }

    /// Returns the text without the secret.
    func removed(from text: String) -> String {
        removed.reduce(text) { $0.replacing($1.text, with: $1.other) }
    }

    /// Returns the header of a request without the secret, however short it is.
    func removed(fromHeader value: String) -> String {
        removed(from: value.split(separator: " ").map { $0 == token ? "…" : String($0) }.joined(separator: " "))
    }

    /// Returns the response without the secret, which a server can repeat.
    func removed(from response: HTTPResponse) -> HTTPResponse {
        HTTPResponse(
            status: response.status, headers: response.headers.mapValues { removed(from: $0) },
            body: removed(from: response.body))
    }

    private func removed(from body: Data) -> Data {
        // An escape can hide the secret.
        guard body.contains(UInt8(ascii: "\\")) || removed.contains(where: { body.firstRange(of: $0.text.utf8) != nil })
        else { return body }
        return JSONTexts.replacing(in: body) { text in
            let other = removed(from: text)
            return other.isBytewiseEqual(to: text) ? nil : other
        }
    }
}
