internal import ChallengePlatform
internal import Dispatch
internal import Synchronization

/// A socket that carries frames in both directions.
///
/// Reading and writing block, so each has its own serial queue and does not occupy a thread of Swift's pool.
package final class FrameChannel: Sendable {
    private let socket: Int32
    private let isOpen = Mutex(true)
    private let reading = DispatchQueue(label: "challenge.frames.reading")
    private let writing = DispatchQueue(label: "challenge.frames.writing")

    /// Takes ownership of the socket, which is closed after both directions have ended.
    package init(socket: Int32) { self.socket = socket }

    /// Starts reading.
    ///
    /// - Parameters:
    ///   - receive: Called with each frame, in order.
    ///   - end: Called once, when either side has closed the socket or the peer has sent invalid frames.
    package func start(receive: @escaping @Sendable (Frame) -> Void, end: @escaping @Sendable () -> Void) {
        reading.async { [self] in
            readFrames(receive)
            end()
            writing.async { [self] in
                isOpen.withLock { isOpen in
                    isOpen = false
                    _ = Glibc.close(socket)
                }
            }
        }
    }

    /// Sends the frames in order.
    ///
    /// Frames for a closed socket are dropped.
    package func send(_ frames: [Frame]) {
        writing.async { [self] in
            guard isOpen.withLock({ $0 }) else { return }
            for frame in frames {
                guard write(frame.bytes) else { return }
            }
        }
    }

    /// Closes both directions.
    package func close() {
        isOpen.withLock { isOpen in
            if isOpen { _ = shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    private func readFrames(_ receive: (Frame) -> Void) {
        var decoder = FrameDecoder()
        withUnsafeTemporaryAllocation(byteCount: FrameProtocol.bodyPartSize, alignment: 1) { buffer in
            while true {
                let count = recv(socket, buffer.baseAddress, buffer.count, 0)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                while let frame = decoder.next() { receive(frame) }
                if decoder.isBroken { return }
            }
        }
    }

    /// Returns `true` if all bytes were written.
    private func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                // Without MSG_NOSIGNAL, the death of the worker would end the program with SIGPIPE.
                let count = Glibc.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return true
        }
    }
}
