import Foundation

/// A process to be started with its streams in files.
///
/// Foundation's `Process` reads the list of open files while other threads change it, and sometimes crashes when many
/// tests start processes at once.
struct Spawn {
    struct Failure: Error {
        let code: Int32
    }

    let executable: String
    let arguments: [String]
    let environment: [String: String]
    let input: String
    let output: String
    let error: String
    /// `true` if the process leads a new session; the first terminal that it opens controls the session.
    var startsSession = false

    /// The value of `POSIX_SPAWN_SETSID`, which the C library declares only with its extensions.
    private static let setsid: Int32 = 0x80

    /// Starts the process and returns its identifier.
    func start() throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, error, O_WRONLY | O_CREAT | O_TRUNC, 0o600)

        closeEverythingElse(&actions)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The process must not inherit the ignored and blocked signals of the tests, because a shell would not pass
        // them on.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (startsSession ? Self.setsid : 0)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var process: pid_t = 0
        let code = withStrings([executable] + arguments) { arguments in
            withStrings(environment.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&process, executable, &actions, &attributes, arguments, environment)
            }
        }
        guard code == 0 else { throw Failure(code: code) }
        return process
    }

    /// Closes all other descriptors in the process, so that it does not keep sockets and locks of other tests open.
    ///
    /// The function is looked up by name, because the C library declares it only with its extensions.
    private func closeEverythingElse(_ actions: inout posix_spawn_file_actions_t) {
        typealias CloseFrom = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
        guard let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
        _ = unsafeBitCast(symbol, to: CloseFrom.self)(&actions, 3)
    }

    /// Waits for the end of the process and returns its status, as `waitpid` reports it.
    static func wait(for process: Int32) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return status
    }

    private func withStrings(
        _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map(body) ?? EINVAL
        }
    }
}
