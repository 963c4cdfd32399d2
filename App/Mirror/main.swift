internal import ChallengeMirror
internal import ChallengePlatform
internal import ChallengeSystem

func print(_ text: String, to descriptor: Int32) {
    _ = Array(text.utf8).withUnsafeBytes { FileDescriptor(descriptor).writeAll($0) }
}

/// Serves until a signal kills the process.
func serve(port: UInt16, faults: [Fault], times: Int?, logs: Bool) throws(MirrorError) {
    let server = try MirrorServer(port: port) { request in
        if logs { print(request.logLine + "\n", to: STDERR_FILENO) }
    }
    server.setFaults(faults, times: times)
    print(server.baseURL + "\n", to: STDOUT_FILENO)
    withExtendedLifetime(server) {
        while true { pause() }
    }
}

/// Makes SIGQUIT end the process, because Swift's runtime would print a backtrace and continue.
///
/// A signal that the parent process ignores stays ignored.
func restoreQuitSignal() {
    let previous = signal(SIGQUIT, SIG_DFL)
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGQUIT, SIG_IGN) }
}

restoreQuitSignal()
switch MirrorCommand(arguments: Array(CommandLine.arguments.dropFirst())) {
case .help:
    print(MirrorCommand.helpText, to: STDOUT_FILENO)
case .misuse(let reason):
    print("challenge-mirror: \(reason)\nSee challenge-mirror --help.\n", to: STDERR_FILENO)
    exit(64)
case .serve(let port, let faults, let times, let logs):
    do {
        try serve(port: port, faults: faults, times: times, logs: logs)
    } catch {
        print("challenge-mirror: \(error)\n", to: STDERR_FILENO)
        exit(69)
    }
}
