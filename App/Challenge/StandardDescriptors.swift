#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Standard input, output and error, which a process may be started without.
enum StandardDescriptors {
    /// Gives a number that was closed to a descriptor that can neither be read nor written as its owner would.
    ///
    /// Otherwise the next file that is opened gets it, and what is printed lands in that file: in the cache, say.
    static func occupy() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
