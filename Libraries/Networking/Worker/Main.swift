#if os(Linux)
    internal import ChallengeNetworkingFrames
    internal import Dispatch
    internal import Glibc

    /// The network worker of `challenge`: answers the requests that arrive on its standard input, a socket.
    @main
    struct Main {
        static func main() {
            forgoCoreDumps()
            let server = WorkerServer(channel: FrameChannel(socket: STDIN_FILENO), transport: URLSessionTransport())
            // Exits at once, so that a request that hangs cannot keep the worker alive without its parent.
            server.start { _exit(EXIT_SUCCESS) }
            dispatchMain()
        }

        /// A crash is expected, and its core dump is of no use.
        ///
        /// A limit of one byte allows no file. The kernel also takes it as the sign not to start a program that collects
        /// dumps, which it does not do for zero.
        private static func forgoCoreDumps() {
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
            limit.rlim_cur = min(1, limit.rlim_max)
            limit.rlim_max = limit.rlim_cur
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        }
    }
#endif
