#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A stream of the process.
struct FileOutput: TextOutput {
    let descriptor: Int32

    var terminalColumns: Int? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
    }

    func write(_ text: String) throws(OutputFailure) {
        var text = text
        let failure = text.withUTF8 { bytes in Self.write(UnsafeRawBufferPointer(bytes), to: descriptor) }
        if let failure { throw failure }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> OutputFailure? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let chunk = UnsafeRawBufferPointer(rebasing: rest)
            #if canImport(Glibc)
                let count = Glibc.write(descriptor, chunk.baseAddress, chunk.count)
            #else
                let count = Darwin.write(descriptor, chunk.baseAddress, chunk.count)
            #endif
            if count >= 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: waitUntilWritable(descriptor)
            case EPIPE: return .closedPipe
            case let code: return .failed(code: code)
            }
        }
        return nil
    }

    /// Somebody else may have made the stream non-blocking, as Node does with what it shares.
    private static func waitUntilWritable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }
}
