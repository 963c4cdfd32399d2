internal import ChallengeNetworkingFrames
internal import ChallengePlatform
internal import Dispatch

/// The network worker of `challenge`, which performs the requests that arrive on its standard input, a socket.
@main
struct Main {
    static func main() {
        disableCoreDumps()
        let channel = FrameChannel(socket: STDIN_FILENO)
        let server = WorkerServer(channel: channel, transport: URLSessionTransport())
        // Exits at once, so that a hanging request cannot keep the worker alive after its parent.
        server.start { _exit(EXIT_SUCCESS) }
        dispatchMain()
    }

    /// Disables core dumps, because a crash is expected and its dump is of no use.
    ///
    /// A limit of one byte allows no file. With this limit, the kernel also starts no program that collects dumps;
    /// with a limit of zero it would.
    private static func disableCoreDumps() {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        limit.rlim_cur = min(1, limit.rlim_max)
        limit.rlim_max = limit.rlim_cur
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    }
}
