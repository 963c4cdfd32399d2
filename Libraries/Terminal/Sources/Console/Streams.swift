internal import ChallengeCore
internal import ChallengePlatform
internal import ChallengeSystem

/// The three streams of a process.
public struct Streams: Sendable {
    public let input: any TextInput
    public let output: any TextOutput
    public let error: any TextOutput

    public init(input: any TextInput, output: any TextOutput, error: any TextOutput) {
        self.input = input
        self.output = output
        self.error = error
    }

    /// Returns the streams of this process, and makes the process ignore two signals.
    ///
    /// A write to a closed pipe then throws an error instead of raising SIGPIPE. The run ends without a message, but
    /// with its cleanup, which the signal would prevent.
    public static func process() -> Streams {
        signal(SIGPIPE, SIG_IGN)
        // A write beyond the file size limit throws an error, too, which is reported like a full disk.
        signal(SIGXFSZ, SIG_IGN)
        return Streams(
            input: FileInput(descriptor: STDIN_FILENO), output: FileOutput(descriptor: STDOUT_FILENO),
            error: FileOutput(descriptor: STDERR_FILENO))
    }
}

/// An input stream of the process.
struct FileInput: TextInput {
    let descriptor: Int32

    var isTerminal: Bool { isatty(descriptor) == 1 }

    func read() throws(StreamError) -> [UInt8] {
        while true {
            var failure: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
                let read = FileDescriptor(descriptor).read(into: UnsafeMutableRawBufferPointer(buffer))
                if read < 0 { failure = errno }
                count = max(0, read)
            }
            switch failure {
            case 0: return bytes
            case EAGAIN: waitUntilReadable()
            default: throw .inputFailed(code: failure)
            }
        }
    }

    private func waitUntilReadable() {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
    }
}

/// An output stream of the process.
struct FileOutput: TextOutput {
    let descriptor: Int32

    var terminalSize: TerminalSize? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    func write(_ text: String) throws(StreamError) {
        var text = text
        let failure = text.withUTF8 { bytes in Self.write(UnsafeRawBufferPointer(bytes), to: descriptor) }
        if let failure { throw failure }
    }

    func write(_ bytes: [UInt8]) throws(StreamError) {
        let failure = bytes.withUnsafeBytes { Self.write($0, to: descriptor) }
        if let failure { throw failure }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> StreamError? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = FileDescriptor(descriptor).write(UnsafeRawBufferPointer(rebasing: rest))
            if count >= 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EAGAIN: waitUntilWritable(descriptor)
            case EPIPE: return .closedPipe
            case let code: return .outputFailed(code: code)
            }
        }
        return nil
    }

    /// Waits until a non-blocking stream is writable.
    ///
    /// A process that shares the stream, such as Node, can make it non-blocking.
    private static func waitUntilWritable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }
}
