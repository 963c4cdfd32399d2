internal import ChallengePlatform

/// Registers a file for events; libdispatch calls this function in place of the function of the C library.
///
/// After sending a request, FoundationNetworking 6.3.1 waits until the connection can be read or written. It can be
/// written at once, so libdispatch registers the connection again, in an endless loop that uses a whole processor.
/// This function delays a registration for both events until the connection can be read, for at most 5 ms.
///
/// The function is public, because the linker finds only public functions of an optimized build.
///
/// - Parameter event: An `epoll_event`, whose first member is the set of events.
@_cdecl("epoll_ctl")
public func registerForEvents(_ queue: CInt, _ operation: CInt, _ file: CInt, _ event: UnsafeRawPointer?) -> CInt {
    // The events of `epoll` and of `poll` have the same numbers.
    let readAndWrite = UInt32(POLLIN | POLLOUT)
    if let event, event.load(as: UInt32.self) & readAndWrite == readAndWrite {
        var connection = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        poll(&connection, 1, 5)
    }
    return registrationOfCLibrary(queue, operation, file, event)
}

private typealias EventRegistration = @convention(c) (CInt, CInt, CInt, UnsafeRawPointer?) -> CInt

private let registrationOfCLibrary: EventRegistration = {
    // `RTLD_NEXT`, which Swift does not import.
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    return unsafeBitCast(dlsym(next, "epoll_ctl"), to: EventRegistration.self)
}()
