import ChallengePlatform

/// A client that sends and receives plain bytes, and waits five seconds at most.
final class RawClient {
    struct Refused: Error, Equatable {}

    /// The end of a connection.
    enum Ending: Equatable {
        case closed
        case reset
        case timedOut
    }

    private let descriptor: Int32
    private var unread: [UInt8] = []

    init(port: UInt16) throws(Refused) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        // After an error from here on, `deinit` closes the descriptor, which must happen only once.
        guard code == 0 else { throw Refused() }
        setPatience(milliseconds: 5000)
    }

    deinit {
        close(descriptor)
    }

    private func setPatience(milliseconds: Int) {
        var time = timeval()
        time.tv_sec = .init(milliseconds / 1000)
        time.tv_usec = .init(milliseconds % 1000 * 1000)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    func send(_ text: String) {
        var bytes = Array(text.utf8)
        _ = Glibc.send(descriptor, &bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    func get(_ target: String, _ headers: String...) {
        send("GET \(target) HTTP/1.1\r\nHost: mirror\r\n\(headers.map { $0 + "\r\n" }.joined())\r\n")
    }

    /// Returns the next response; `nil` if the connection ended before it was complete.
    func response() -> RawResponse? {
        while true {
            if let response = RawResponse(unread) {
                unread.removeFirst(response.size)
                return response
            }
            guard receive() == nil else { return nil }
        }
    }

    /// Receives all bytes until the connection ends, and returns how it ended.
    func end() -> Ending {
        while true {
            if let ending = receive() { return ending }
        }
    }

    private func receive() -> Ending? {
        var part = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &part, part.count, 0)
        if count > 0 { unread += part.prefix(count) }
        if count == 0 { return .closed }
        return count > 0 ? nil : errno == ECONNRESET ? .reset : .timedOut
    }
}
