internal import ChallengePlatform

/// A system thread, because waiting for the network must not occupy a thread of Swift's cooperative pool.
struct SystemThread: @unchecked Sendable {
    // Unchecked but safe: the handle is a number or an opaque address, which is only passed to `pthread_join`.
    private let handle: pthread_t

    init(_ body: @escaping @Sendable () -> Void) throws(MirrorError) {
        let work = Unmanaged.passRetained(Work(body: body))
        var handle = pthread_t()
        let code = pthread_create(&handle, nil, { SystemThread.run($0) }, work.toOpaque())
        guard code == 0 else {
            work.release()
            throw MirrorError.failedCall("pthread_create", code: code)
        }
        self.handle = handle
    }

    /// Waits until the thread has ended; it must be called exactly once.
    func join() { pthread_join(handle, nil) }

    private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
    }
}

private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
}
