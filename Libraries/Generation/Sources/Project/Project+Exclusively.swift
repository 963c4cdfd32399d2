internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension Project {
    /// Does the work when no other generator is at it in the same project.
    func exclusively<Value>(_ work: () throws -> Value) rethrows -> Value {
        let folder = open(root, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return try work() }
        defer { close(folder) }
        flock(folder, LOCK_EX)
        return try work()
    }
}

/// Held while signals are ignored: who came second would put back what the first has changed.
private let interruptions = Mutex(())

/// Does the work to its end: whoever wants to interrupt it has to wait, and then finds it done.
func withoutInterruption<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    try interruptions.withLock { (_) throws(Failure) in
        let handlers = [SIGINT, SIGTERM, SIGHUP].map { ($0, signal($0, SIG_IGN)) }
        defer { for (number, handler) in handlers { signal(number, handler) } }
        try work()
    }
}
