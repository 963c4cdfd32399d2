#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

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

    /// Those of this process.
    ///
    /// From here on a closed pipe is an error of the write, which ends the run quietly, and no signal, which would kill
    /// it before it has cleaned up.
    public static func process() -> Streams {
        signal(SIGPIPE, SIG_IGN)
        // Nor does a limit of what a file may hold: it is a disk that is full.
        signal(SIGXFSZ, SIG_IGN)
        return Streams(
            input: FileInput(descriptor: STDIN_FILENO), output: FileOutput(descriptor: STDOUT_FILENO),
            error: FileOutput(descriptor: STDERR_FILENO))
    }
}
