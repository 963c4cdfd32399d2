#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// What the system answered when the mirror asked for a socket, a port or a thread.
public struct MirrorError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The system call that failed.
    public let operation: String
    /// Its `errno`.
    public let code: Int32

    public var description: String { "\(operation): \(String(cString: strerror(code)))" }

    static func last(_ operation: String) -> MirrorError { MirrorError(operation: operation, code: errno) }
}
