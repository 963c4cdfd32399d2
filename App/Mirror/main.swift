internal import ChallengeMirror

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

func print(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count <= 0 { return }
        bytes = bytes.dropFirst(count)
    }
}

/// Blocks the signals that end the program before there is a thread that they could reach, and waits for one.
func serve(port: UInt16, faults: [Fault], times: Int?, logs: Bool) throws(MirrorError) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)

    let server = try MirrorServer(port: port) { request in
        if logs { print(request.logLine + "\n", to: STDERR_FILENO) }
    }
    server.setFaults(faults, times: times)
    print(server.baseURL + "\n", to: STDOUT_FILENO)

    var signal: Int32 = 0
    sigwait(&signals, &signal)
    server.stop()
}

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
