import ChallengeCore
import ChallengeNetworking
import Foundation
import FoundationNetworking
import Testing

@testable import challenge_network

struct HTTPErrorURLErrorTests {
    @Test(arguments: [
        (URLError.Code.cancelled, HTTPError.cancelled), (.timedOut, .timedOut), (.badURL, .invalidAddress("a")),
        (.cannotFindHost, .connection(.hostNotFound)), (.cannotConnectToHost, .connection(.refused)),
        (.unsupportedURL, .connection(.notHTTP)), (.networkConnectionLost, .connection(.closed)),
        (.badServerResponse, .connection(.closed)), (.notConnectedToInternet, .connection(.unreachable)),
        (.unknown, .connection(.closed)),
    ])
    func `every code of URLSession is mapped`(code: URLError.Code, expected: HTTPError) {
        #expect(HTTPError(URLError(code), address: "a") == expected)
    }

    @Test(arguments: [
        ("Too large response headers: 307992 > 307200", HTTPError.tooLarge(limit: 307_200)),
        ("Could not resolve proxy: tls-proxy", .connection(.hostNotFound)),
        ("Failed to connect to 192.0.2.1 port 80: Network is unreachable", .connection(.unreachable)),
        ("Couldn't connect to server", .connection(.unreachable)),
        ("Header without colon", .connection(.notHTTP)), ("Failed writing header", .connection(.notHTTP)),
        ("Received HTTP/0.9 when not allowed", .connection(.notHTTP)),
        ("Error while processing content unencoding: incorrect header check", .connection(.notHTTP)),
        ("transfer closed with 1360 bytes remaining to read", .connection(.closed)),
        ("Malformed encoding found in chunked-encoding", .connection(.closed)),
    ])
    func `a message of libcurl refines the code`(words: String, expected: HTTPError) {
        #expect(HTTPError(unknown(words), address: "a") == expected)
    }

    @Test(arguments: [
        "SSL certificate problem: self-signed certificate", "OpenSSL/3.0: error:0A00010B:SSL routines::wrong version",
        "gnutls_handshake() failed: The TLS connection was non-properly terminated.",
        "server certificate verification failed",
    ])
    func `a TLS failure contains the reason`(words: String) {
        #expect(HTTPError(unknown(words), address: "a") == .connection(.tls(reason: words)))
    }

    @Test(arguments: [
        ("Unsupported proxy scheme for 'ssl://user:SECRET@x:1'", "Unsupported proxy scheme for '…@x:1'"),
        ("Unsupported proxy syntax in 'user:SEC RET@tls'", "Unsupported proxy syntax in '…@tls'"),
        ("TLS to http://user:SECRET@x failed", "TLS to http:/…@x failed"),
    ])
    func `the user info of a proxy is removed from the reason`(words: String, reason: String) {
        #expect(HTTPError(unknown(words), address: "a") == .connection(.tls(reason: reason)))
        #expect(
            HTTPError(URLError(.secureConnectionFailed, userInfo: [NSLocalizedDescriptionKey: words]), address: "a")
                == .connection(.tls(reason: reason)))
    }

    @Test func `an error that is not a URLError is a closed connection`() {
        #expect(HTTPError(CancellationError(), address: "a") == .connection(.closed))
    }

    private func unknown(_ words: String) -> URLError {
        URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: words])
    }
}
