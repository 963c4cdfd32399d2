/// A message between `challenge` and its network worker.
///
/// On the wire, a frame is the length of the rest (32 bits), its kind (8 bits), the identifier of the request (32 bits)
/// and the payload. Numbers are big-endian.
package struct Frame: Equatable, Sendable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// The first frame of a worker. Its payload is `FrameProtocol.greeting`.
        case hello = 1
        /// A request for the worker.
        case request
        /// A message that cancels a request. The worker confirms it with `end` or `failure`.
        case cancel
        /// The status and the headers of a response.
        case head
        /// A part of a response's body.
        case body
        /// The end of a response.
        case end
        /// The failure of a request. The payload is the error, as JSON.
        case failure
    }

    package let kind: Kind
    package let identifier: UInt32
    package let payload: [UInt8]

    package init(_ kind: Kind, identifier: UInt32 = 0, payload: [UInt8] = []) {
        self.kind = kind
        self.identifier = identifier
        self.payload = payload
    }

    /// The number of bytes between the length and the payload.
    static let headerSize = 5

    /// The encoded frame.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 + Self.headerSize + payload.count)
        bytes.append(bigEndian: UInt32(Self.headerSize + payload.count))
        bytes.append(kind.rawValue)
        bytes.append(bigEndian: identifier)
        bytes.append(contentsOf: payload)
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func append(bigEndian number: UInt32) {
        for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
}

/// The constants that both sides of the protocol share.
package enum FrameProtocol {
    /// The version of the protocol; it changes whenever a frame or a payload changes its meaning.
    package static let version = 3

    /// The payload of `hello`, which identifies a worker of this version.
    package static let greeting = Array("challenge-network \(version)".utf8)

    /// The largest payload of a frame: more than libcurl accepts as headers, or the system as an argument of a command.
    package static let maximumPayloadSize = 1024 * 1024

    /// The largest number of body bytes in one frame.
    package static let bodyPartSize = 64 * 1024
}

/// A decoder that splits received bytes into frames.
package struct FrameDecoder {
    private var buffer: [UInt8] = []
    /// The index of the first byte that is not yet part of a returned frame.
    private var start = 0
    /// `true` after bytes that are no frame: an invalid length or an unknown kind.
    package private(set) var isBroken = false

    package init() {}

    package mutating func append(_ bytes: UnsafeRawBufferPointer) { buffer.append(contentsOf: bytes) }

    /// Returns the next frame; `nil` if it is not complete yet, or if the decoder is broken.
    package mutating func next() -> Frame? {
        guard let length = number(at: start).map(Int.init) else { return nil }
        guard length >= Frame.headerSize, length <= Frame.headerSize + FrameProtocol.maximumPayloadSize else {
            isBroken = true
            return nil
        }
        let end = start + 4 + length
        guard end <= buffer.count, let identifier = number(at: start + 5) else { return nil }
        guard let kind = Frame.Kind(rawValue: buffer[start + 4]) else {
            isBroken = true
            return nil
        }
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
