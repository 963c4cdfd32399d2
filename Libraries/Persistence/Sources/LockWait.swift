internal import CSQLite
internal import ChallengeCore
internal import ChallengePlatform

/// The wait for a lock that another connection or process has.
///
/// SQLite's own busy timeout waits longer after each attempt. A process that has waited for long then tries more rarely
/// than new ones, and can wait for ever. Here every process tries equally often. It sleeps between attempts, because
/// the system does not tell when a lock is released.
///
/// A sleeping thread is one of the few that all tasks share. Only the wait for the lock of a library can be long, so it
/// comes first, and suspends the task.
enum LockWait {
    private static let microseconds: UInt32 = 5000

    private static func attempts(in timeout: Duration) -> Int { Int(timeout / .microseconds(Int(microseconds))) }

    /// Lets statements of the connection wait for a lock; after the timeout, and at once in a cancelled task, they fail
    /// with ``DatabaseError/busy``.
    static func set(_ timeout: Duration, on handle: OpaquePointer) {
        let attempts = attempts(in: timeout)
        // The pointer's value is the largest number of attempts, so no memory has to be freed.
        sqlite3_busy_handler(
            handle,
            { attempts, attempt in
                guard attempt < Int(bitPattern: attempts), !Task.isCancelled else { return 0 }
                usleep(LockWait.microseconds)
                return 1
            }, UnsafeMutableRawPointer(bitPattern: attempts))
    }

    /// Repeats the attempt until it succeeds; throws ``DatabaseError/busy`` after the timeout, and in a cancelled task.
    static func repeating(within timeout: Duration, _ attempt: () -> Bool) throws(DatabaseError) {
        var remaining = attempts(in: timeout)
        while !attempt() {
            guard remaining > 0, !Task.isCancelled else { throw .busy }
            remaining -= 1
            usleep(microseconds)
        }
    }

    /// Repeats the attempt as ``repeating(within:_:)`` does, and suspends the task between attempts.
    static func suspending(within timeout: Duration, _ attempt: () -> Bool) async throws(DatabaseError) {
        var remaining = attempts(in: timeout)
        while !attempt() {
            guard remaining > 0, (try? await Task.sleep(for: .microseconds(Int(microseconds)))) != nil else {
                throw .busy
            }
            remaining -= 1
        }
    }
}
