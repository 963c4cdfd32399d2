internal import ChallengePlatform
internal import ChallengeSystem
internal import ChallengeTerminal
internal import Dispatch

/// The terminal of this process.
///
/// Only one can be used at a time.
public final class SystemTerminal: TerminalDevice {
    public let input: AsyncStream<DeviceInput>
    private let continuation: AsyncStream<DeviceInput>.Continuation
    private let descriptor: Int32
    private let signals: ProcessPipe
    // The sources are safe to use from any thread.
    nonisolated(unsafe) private let sources: [any DispatchSourceRead]

    /// Opens the terminal that controls the process, also if its standard streams are redirected.
    public init() throws(ScreenError) {
        // Only this descriptor does not wait. The streams of the process, and other programs, do.
        descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        guard descriptor >= 0 else { throw .noTerminal }
        guard let signals = ProcessPipe() else {
            close(descriptor)
            throw .noTerminal
        }
        self.signals = signals
        // A signal handler must not wait for the reader.
        _ = fcntl(signals.input, F_SETFL, O_NONBLOCK)
        (input, continuation) = AsyncStream.makeStream()
        let queue = DispatchQueue(label: "terminal")
        sources = [descriptor, signals.output].map { DispatchSource.makeReadSource(fileDescriptor: $0, queue: queue) }
        let continuation = continuation
        sources[0].setEventHandler { [descriptor] in
            let (bytes, isOpen) = Self.waitingInput(descriptor)
            if !bytes.isEmpty { continuation.yield(.bytes(bytes)) }
            if !isOpen { continuation.finish() }
        }
        sources[1].setEventHandler {
            var number: UInt8 = 0
            guard read(signals.output, &number, 1) == 1 else { return }
            continuation.yield(Int32(number) == SIGCONT ? .resumed : .resized)
        }
        for (source, descriptors) in zip(sources, [[descriptor], [signals.input, signals.output]]) {
            source.setCancelHandler { for descriptor in descriptors { close(descriptor) } }
        }
    }

    deinit {
        // A source must be active before it is released.
        for source in sources {
            source.activate()
            source.cancel()
        }
    }

    public var size: Size {
        var size = winsize()
        _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        guard size.ws_col > 0, size.ws_row > 0 else { return Size(columns: 80, rows: 24) }
        return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    public func enter(_ placement: Placement) throws(ScreenError) {
        TerminalSignals.install(notifying: signals.input)
        do throws(ScreenError) {
            try TerminalModes.enter(descriptor, placement)
        } catch {
            TerminalSignals.remove()
            throw error
        }
        // Before the program started, the terminal changed Enter to a line feed.
        let waiting = Self.waitingInput(descriptor).bytes
        if !waiting.isEmpty { continuation.yield(.bytes(waiting.map { $0 == 0x0A ? 0x0D : $0 })) }
        for source in sources { source.activate() }
    }

    public func leave() {
        TerminalModes.leave()
        TerminalSignals.remove()
        continuation.finish()
        for source in sources { source.cancel() }
    }

    public func suspend() {
        // The terminal sends the signal to all processes of the job, too.
        kill(0, SIGTSTP)
    }

    public func write(_ bytes: [UInt8]) throws(ScreenError) {
        if !TerminalModes.write(bytes) { throw .lostTerminal }
    }

    /// Returns the bytes that wait in the terminal, which is opened so that a read never waits.
    static func waitingInput(_ descriptor: Int32) -> (bytes: [UInt8], isOpen: Bool) {
        var isOpen = true
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            // In the background, the system stops the process, as it stops every program that reads its terminal there.
            let result = Interruption.unblocking(SIGTTIN) {
                FileDescriptor(descriptor).read(into: UnsafeMutableRawBufferPointer(buffer))
            }
            isOpen = result > 0 || result < 0 && errno == EAGAIN
            count = max(0, result)
        }
        return (bytes, isOpen)
    }
}
