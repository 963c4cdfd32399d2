/// The reasons why received bytes are not a frame.
package enum FrameError: Error, Equatable {
    case invalidLength(Int)
    case unknownKind(UInt8)
}

/// A decoder that splits received bytes into frames.
package struct FrameDecoder {
    private var buffer: [UInt8] = []
    /// The index of the first byte that is not yet part of a returned frame.
    private var start = 0

    package init() {}

    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        buffer.append(contentsOf: bytes)
    }

    /// Returns the next frame, or `nil` if it is not complete yet.
    package mutating func next() throws(FrameError) -> Frame? {
        guard let length = number(at: start).map(Int.init) else { return nil }
        guard length >= Frame.headerSize, length <= Frame.headerSize + FrameProtocol.maximumPayloadSize else {
            throw .invalidLength(length)
        }
        let end = start + 4 + length
        guard end <= buffer.count, let identifier = number(at: start + 5) else { return nil }
        guard let kind = Frame.Kind(rawValue: buffer[start + 4]) else { throw .unknownKind(buffer[start + 4]) }
        let frame = Frame(kind, identifier: identifier, payload: Array(buffer[(start + 4 + Frame.headerSize)..<end]))
        start = end
        discardReturnedBytes()
        return frame
    }

    /// Moves the remaining bytes to the front, but not after every small frame, because that would take quadratic time.
    private mutating func discardReturnedBytes() {
        guard start == buffer.count || start > FrameProtocol.bodyPartSize else { return }
        buffer.removeFirst(start)
        start = 0
    }

    private func number(at index: Int) -> UInt32? {
        guard index + 4 <= buffer.count else { return nil }
        return buffer[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
