/// Cuts what arrives on a connection into requests; several may arrive at once.
struct RequestReader {
    enum Outcome {
        case request(Request)
        case bad(BadRequest)
        case ended
    }

    static let headLimit = 16_384
    private static let bodyLimit = 1_048_576

    private let socket: Socket
    private var buffer: [UInt8] = []

    init(_ socket: Socket) {
        self.socket = socket
    }

    /// The next request, as soon as its head is complete.
    mutating func next() -> Outcome {
        while true {
            dropBlankLines()
            if let end = endOfHead(), end <= Self.headLimit { return take(head: end) }
            if buffer.count > Self.headLimit { return .bad(BadRequest(status: 431)) }
            guard let bytes = socket.receive() else { return .ended }
            buffer += bytes
        }
    }

    /// Reads past the body, which nothing here has a use for; false when it is too long or breaks off.
    mutating func skipBody(of request: Request) -> Bool {
        guard let size = request.bodySize, size <= Self.bodyLimit else { return false }
        while buffer.count < size {
            guard let bytes = socket.receive() else { return false }
            buffer += bytes
        }
        buffer.removeFirst(size)
        return true
    }

    private mutating func take(head end: Int) -> Outcome {
        let head = Array(buffer[..<end])
        buffer.removeFirst(end)
        do throws(BadRequest) {
            return .request(try Request(head: head))
        } catch {
            return .bad(error)
        }
    }

    /// Some clients end a body with a line break that belongs to nothing.
    private mutating func dropBlankLines() {
        let lineBreaks = buffer.prefix { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
        if !lineBreaks.isEmpty { buffer.removeFirst(lineBreaks.count) }
    }

    /// Where the empty line ends; a bare line feed is as good as a whole line break.
    private func endOfHead() -> Int? {
        var lineIsEmpty = false
        for (index, byte) in buffer.enumerated() {
            if byte == UInt8(ascii: "\n") {
                if lineIsEmpty { return index + 1 }
                lineIsEmpty = true
            } else if byte != UInt8(ascii: "\r") {
                lineIsEmpty = false
            }
        }
        return nil
    }
}
