internal import CSQLite

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The wait for the lock of another connection.
///
/// SQLite's own busy timeout waits longer after each attempt. A process that has waited for long then tries more rarely
/// than new ones, and can wait for ever. Here every process tries equally often. It sleeps between attempts, because
/// SQLite does not tell when a lock is released.
enum LockWait {
    private static let microseconds: UInt32 = 5000

    /// Lets statements of the connection wait for a lock; after the timeout, they fail with ``DatabaseError/busy``.
    static func set(_ timeout: Duration, on handle: OpaquePointer) {
        let attempts = Int(timeout / .microseconds(Int(microseconds)))
        // The pointer contains the number of attempts, so that SQLite passes it on without memory that has to be freed.
        sqlite3_busy_handler(
            handle,
            { attempts, attempt in
                guard attempt < Int(bitPattern: attempts) else { return 0 }
                usleep(LockWait.microseconds)
                return 1
            }, UnsafeMutableRawPointer(bitPattern: attempts))
    }
}
