/// A reader that splits the bytes of a connection into requests, of which several may arrive at once.
struct RequestReader {
    enum Outcome {
        case request(Request)
        /// The head is invalid, with the status of the response to it.
        case bad(status: Int)
        case ended
    }

    static let headLimit = 16_384

    private let socket: Socket
    private var buffer: [UInt8] = []

    init(_ socket: Socket) { self.socket = socket }

    /// Returns the next request when its head is complete.
    mutating func next() -> Outcome {
        while true {
            dropBlankLines()
            if let end = endOfHead(), end <= Self.headLimit { return take(head: end) }
            if buffer.count > Self.headLimit { return .bad(status: 431) }
            guard let bytes = socket.receive() else { return .ended }
            buffer += bytes
        }
    }

    private mutating func take(head end: Int) -> Outcome {
        let head = Array(buffer[..<end])
        buffer.removeFirst(end)
        return Outcome(head: head)
    }

    /// Skips line breaks before a request, because some clients send one after a body.
    private mutating func dropBlankLines() {
        let lineBreaks = buffer.prefix { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
        if !lineBreaks.isEmpty { buffer.removeFirst(lineBreaks.count) }
    }

    /// Returns the offset after the empty line; a bare line feed counts as a line break.
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
