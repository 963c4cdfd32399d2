internal import ChallengeCore
internal import ChallengeNetworking
internal import Foundation
internal import FoundationNetworking

extension HTTPError {
    /// Maps an error of URLSession.
    ///
    /// FoundationNetworking has a code for the most common failures only. For the others its code is `unknown`, and the
    /// description is the message of libcurl.
    init(_ error: any Error, address: String) {
        guard let error = error as? URLError else {
            self = .connection(.closed)
            return
        }
        self =
            switch error.code {
            case .cancelled: .cancelled
            case .timedOut: .timedOut
            case .badURL: .invalidAddress(address.addressWithoutSecrets)
            case .cannotFindHost: .connection(.hostNotFound)
            case .cannotConnectToHost: .connection(.refused)
            // libcurl reports "unsupported protocol" for data that is not HTTP.
            case .unsupportedURL: .connection(.notHTTP)
            case .networkConnectionLost, .badServerResponse: .connection(.closed)
            case .notConnectedToInternet: .connection(.unreachable)
            case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
                .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected:
                .connection(.tls(reason: Self.withoutUserInfo(error.localizedDescription)))
            default: HTTPError(description: error.localizedDescription)
            }
    }

    /// Maps the message of libcurl for a failure.
    private init(description: String) {
        let text = description.lowercased()
        func mentions(_ phrases: String...) -> Bool { mentions(phrases) }
        func mentions(_ phrases: [String]) -> Bool { phrases.contains { text.contains($0) } }
        self =
            if mentions("too large response headers") {
                .tooLarge(limit: Self.largestHeaders)
            } else if mentions("could not resolve") {
                .connection(.hostNotFound)
            } else if mentions("failed to connect", "couldn't connect", "unreachable", "no route to host") {
                .connection(.unreachable)
            } else if mentions("ssl", "tls", "certificate") {
                .connection(.tls(reason: Self.withoutUserInfo(description)))
            } else if mentions(Self.messagesForUnreadableHTTP) {
                .connection(.notHTTP)
            } else {
                .connection(.closed)
            }
    }

    /// Returns the message without the user info of a proxy's address, which libcurl quotes.
    private static func withoutUserInfo(_ words: String) -> String {
        let bytes = Array(words.utf8)
        guard let end = bytes.lastIndex(of: UInt8(ascii: "@")) else { return words }
        let start = bytes[..<end].firstIndex { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
        return String(decoding: bytes[..<start], as: UTF8.self) + "…" + String(decoding: bytes[end...], as: UTF8.self)
    }

    /// Parts of libcurl's messages for a response that is not HTTP, or not HTTP that FoundationNetworking accepts.
    ///
    /// FoundationNetworking 6.3.1 refuses some valid headers, such as those without a space behind the colon. libcurl
    /// then reports "Failed writing header".
    private static let messagesForUnreadableHTTP = [
        "failed writing header", "header without colon", "nul byte in header", "invalid content-length",
        "weird server reply", "unencoding", "http/0.9",
    ]

    /// libcurl's limit for the headers of a response.
    private static let largestHeaders = 300 * 1024
}
