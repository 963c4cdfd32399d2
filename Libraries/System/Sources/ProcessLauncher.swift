internal import ChallengePlatform
internal import Dispatch

/// A launcher for processes that inherit only their standard streams.
package enum ProcessLauncher {
    /// The relation of a process to the terminal of this program.
    package enum TerminalRelation: Sendable {
        /// In the group of this program, with its output and error: Ctrl-C reaches the process, too.
        case foreground
        /// In a new group, with `/dev/null` as output and error.
        case background
    }

    /// Starts the program at the path.
    ///
    /// - Parameter input: The descriptor that becomes the standard input of the process; `nil` is `/dev/null`.
    /// - Returns: The identifier of the process; `nil` if the program is missing or the system refuses to start it.
    package static func start(
        _ path: String, _ arguments: [String] = [], environment: [String: String], input: Int32? = nil,
        in relation: TerminalRelation
    ) -> Int32? {
        // If the program was started with SIGCHLD ignored, the system would release the identifier as soon as the
        // process ends, and could soon give it to another process.
        signal(SIGCHLD, SIG_DFL)

        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        if relation == .background {
            for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
                posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
            }
        }
        for descriptor in inheritedDescriptors() { posix_spawn_file_actions_addclose(&actions, descriptor) }

        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // All signals are unblocked, because they can be blocked in a thread of Swift's pool. SIGHUP, SIGINT, SIGQUIT
        // and SIGTERM stay ignored if this program ignores them, as under `nohup`. All other signals get their default
        // action.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigdelset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        let group = relation == .background ? POSIX_SPAWN_SETPGROUP : 0
        posix_spawnattr_setflags(&attributes, Int16(group | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var process: pid_t = 0
        let code = withStrings([path] + arguments) { arguments in
            withStrings(environment.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&process, path, &actions, &attributes, arguments, environment)
            }
        }
        return code == 0 ? process : nil
    }

    /// Waits for the end of the process, and returns its status in the form of `waitpid`.
    package static func status(of process: Int32) async -> Int32 {
        await withCheckedContinuation { continuation in
            // Waiting blocks the thread.
            DispatchQueue.global().async {
                var status: Int32 = 0
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                continuation.resume(returning: status)
            }
        }
    }

    /// Returns the open descriptors above standard error that `exec` would not close.
    private static func inheritedDescriptors() -> [Int32] {
        guard let folder = opendir("/proc/self/fd") else { return [] }
        defer { closedir(folder) }
        var descriptors: [Int32] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let descriptor = Int32(name), descriptor > STDERR_FILENO else { continue }
            let flags = fcntl(descriptor, F_GETFD)
            if flags >= 0, flags & FD_CLOEXEC == 0 { descriptors.append(descriptor) }
        }
        return descriptors
    }

    private static func withStrings(
        _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map(body) ?? EINVAL }
    }
}
