internal import ChallengeNetworkingFrames

/// A transport that sends one request to a server and returns its response or a failure.
///
/// Every status counts as a response, and redirects are not followed.
public protocol HTTPTransport: Sendable {
    /// Sends the request and returns the response, within the limits of the request.
    func perform(_ request: TransportRequest) async throws(HTTPError) -> HTTPResponse

    /// Prepares for a request that will follow, and returns at once.
    func prepare()

    /// Ends the processes that belong to the transport, and waits for their end.
    func stop()
}

extension HTTPTransport {
    public func prepare() {}
    public func stop() {}
}

/// A GET request with all its headers and the limits for its response.
public struct TransportRequest: Sendable, Equatable {
    public let address: String
    /// `true` if a server sent the address, which can contain secrets of the server.
    public let isRedirected: Bool
    /// The number of times that the client has sent the request, with this one.
    public let attempt: Int
    public let headers: [String: String]
    /// The time until the response must be complete.
    public let timeout: Duration
    /// The longest time without any data.
    public let idleTimeout: Duration
    /// The largest body, in bytes after decompression.
    public let maximumBodySize: Int

    public init(
        address: String,
        isRedirected: Bool = false,
        attempt: Int = 1,
        headers: [String: String] = [:],
        timeout: Duration,
        idleTimeout: Duration,
        maximumBodySize: Int
    ) {
        self.address = address
        self.isRedirected = isRedirected
        self.attempt = attempt
        self.headers = headers
        self.timeout = timeout
        self.idleTimeout = idleTimeout
        self.maximumBodySize = maximumBodySize
    }
}

/// The part of a response that comes before its body.
package struct ResponseHead: Sendable, Equatable {
    package let status: Int
    /// Names are in lower case.
    package let headers: [String: String]

    package init(status: Int, headers: [String: String]) {
        self.status = status
        self.headers = headers
    }
}

extension TransportRequest {
    /// The payload of a frame of the kind `request`.
    package var payload: [UInt8] {
        var encoder = PayloadEncoder()
        encoder.append(address)
        encoder.append(headers)
        encoder.append(timeout.milliseconds)
        encoder.append(idleTimeout.milliseconds)
        encoder.append(Int64(maximumBodySize))
        return encoder.bytes
    }

    /// Returns `nil` for a malformed payload.
    package init?(payload: [UInt8]) {
        var decoder = PayloadDecoder(payload)
        guard let address = decoder.text(), let headers = decoder.pairs(), let timeout = decoder.number(),
            let idleTimeout = decoder.number(), let maximumBodySize = decoder.number()
        else { return nil }
        self.init(
            address: address, headers: headers, timeout: .milliseconds(timeout),
            idleTimeout: .milliseconds(idleTimeout), maximumBodySize: Int(maximumBodySize))
    }
}

extension ResponseHead {
    /// The payload of a frame of the kind `head`.
    package var payload: [UInt8] {
        var encoder = PayloadEncoder()
        encoder.append(Int64(status))
        encoder.append(headers)
        return encoder.bytes
    }

    /// Returns `nil` for a malformed payload.
    package init?(payload: [UInt8]) {
        var decoder = PayloadDecoder(payload)
        guard let status = decoder.number(), let headers = decoder.pairs() else { return nil }
        self.init(status: Int(status), headers: headers)
    }
}

extension Duration {
    /// The whole milliseconds, at most 10¹⁵ so that they fit into the number.
    fileprivate var milliseconds: Int64 { Int64(min(self / .milliseconds(1), 1e15)) }
}
