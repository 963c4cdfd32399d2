internal import CCurl
internal import ChallengeCore
import Synchronization

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// One exchange on its way through libcurl.
///
/// Unchecked, and safe: `ending` is behind a lock, and everything else is touched by the loop's thread alone.
final class CurlTransfer: @unchecked Sendable {
    private static let maximumHeaderSize = 256 * 1024

    private enum Ending {
        case open
        case awaited(@Sendable (Result<HTTPResponse, HTTPError>) -> Void)
        case ended(Result<HTTPResponse, HTTPError>)
    }

    private let request: TransportRequest
    private let ending = Mutex(Ending.open)

    private(set) var easy: ccurl_easy?
    private var requestHeaders: OpaquePointer?
    private var headers = ResponseHeaders()
    private var body = Data()
    /// The limit that the answer went beyond.
    private var exceeded: Int?

    init(_ request: TransportRequest) {
        self.request = request
    }

    var hasEnded: Bool {
        ending.withLock { if case .ended = $0 { true } else { false } }
    }

    /// Calls the handler once, when the exchange has ended or because it already has.
    func onEnd(_ handler: @escaping @Sendable (Result<HTTPResponse, HTTPError>) -> Void) {
        let outcome: Result<HTTPResponse, HTTPError>? = ending.withLock { ending in
            if case .ended(let outcome) = ending { return outcome }
            ending = .awaited(handler)
            return nil
        }
        if let outcome { handler(outcome) }
    }

    /// Settles the outcome; the first to say so is right.
    func end(_ outcome: Result<HTTPResponse, HTTPError>) {
        let handler: (@Sendable (Result<HTTPResponse, HTTPError>) -> Void)? = ending.withLock { ending in
            if case .ended = ending { return nil }
            defer { ending = .ended(outcome) }
            if case .awaited(let handler) = ending { return handler }
            return nil
        }
        handler?(outcome)
    }

    /// Makes the library's handle for the exchange; `nil` when it is out of memory.
    func open() -> ccurl_easy? {
        guard let easy = ccurl_easy_init() else { return nil }
        self.easy = easy
        let configuration = request.configuration
        ccurl_set_text(easy, CurlOption.url, request.address)
        ccurl_set_text(easy, CurlOption.userAgent, configuration.userAgent)
        ccurl_set_text(easy, CurlOption.acceptEncoding, "")
        ccurl_set_number(easy, CurlOption.protocols, CurlOption.protocolsHTTPAndHTTPS)
        ccurl_set_number(easy, CurlOption.noBody, request.method == .head ? 1 : 0)
        ccurl_set_number(easy, CurlOption.noSignal, 1)
        ccurl_set_number(easy, CurlOption.quickExit, 1)
        ccurl_set_number(easy, CurlOption.connectTimeout, Int(configuration.connectTimeout / .milliseconds(1)))
        ccurl_set_number(easy, CurlOption.lowSpeedLimit, 1)
        ccurl_set_number(easy, CurlOption.lowSpeedTime, max(1, Int(configuration.idleTimeout / .seconds(1))))

        requestHeaders = ccurl_list_append(nil, "Accept: application/json")
        ccurl_set_pointer(easy, CurlOption.headers, UnsafeRawPointer(requestHeaders))

        let context = Unmanaged.passUnretained(self).toOpaque()
        ccurl_set_pointer(easy, CurlOption.writeContext, context)
        ccurl_set_receive(easy, CurlOption.writeFunction) { bytes, size, count, context in
            CurlTransfer.of(context)?.receiveBody(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
        }
        ccurl_set_pointer(easy, CurlOption.headerContext, context)
        ccurl_set_receive(easy, CurlOption.headerFunction) { bytes, size, count, context in
            CurlTransfer.of(context)?.receiveHeader(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
        }
        return easy
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
        context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Frees what `open` made.
    func close() {
        ccurl_easy_cleanup(easy)
        ccurl_list_free(requestHeaders)
        easy = nil
        requestHeaders = nil
    }

    /// Settles the outcome from the library's result code.
    func finish(_ result: Int32) {
        guard let easy else { return }
        if let exceeded { return end(.failure(.tooLarge(limit: exceeded))) }
        guard result == 0 else {
            // Microseconds until the request could be sent, of which there are none without a connection.
            let wasConnected = ccurl_get_number(easy, CurlInformation.timeToConnect) > 0
            return end(
                .failure(HTTPError(curlCode: result, address: request.address, wasConnected: wasConnected)))
        }
        guard headers.isComplete else { return end(.failure(.connection(.closed))) }
        end(
            .success(
                HTTPResponse(
                    status: ccurl_get_number(easy, CurlInformation.status), headers: headers.values, body: body)))
    }

    /// Takes a piece of the decompressed body.
    ///
    /// Answering less than was given makes the library stop.
    private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard body.count + bytes.count <= request.configuration.maximumBodySize else {
            exceeded = request.configuration.maximumBodySize
            return 0
        }
        body.append(contentsOf: bytes)
        return bytes.count
    }

    private func receiveHeader(_ line: UnsafeRawBufferPointer) -> Int {
        headers.add(line: String(decoding: line, as: UTF8.self))
        guard headers.size <= Self.maximumHeaderSize else {
            exceeded = Self.maximumHeaderSize
            return 0
        }
        return line.count
    }
}

/// The options of libcurl that are set, by its own numbers.
private enum CurlOption {
    static let writeContext: Int32 = 10_001
    static let url: Int32 = 10_002
    static let userAgent: Int32 = 10_018
    static let lowSpeedLimit: Int32 = 19
    static let lowSpeedTime: Int32 = 20
    static let headers: Int32 = 10_023
    static let headerContext: Int32 = 10_029
    static let noBody: Int32 = 44
    static let noSignal: Int32 = 99
    static let acceptEncoding: Int32 = 10_102
    static let connectTimeout: Int32 = 156
    static let protocols: Int32 = 181
    /// Ends without waiting for a name that is still being looked up.
    static let quickExit: Int32 = 322
    static let writeFunction: Int32 = 20_011
    static let headerFunction: Int32 = 20_079

    static let protocolsHTTPAndHTTPS = 1 | 2
}

/// The questions that libcurl is asked, by its own numbers.
private enum CurlInformation {
    static let status: Int32 = 0x20_0002
    static let timeToConnect: Int32 = 0x60_0035
}
