internal import ChallengePlatform
internal import ChallengeSystem
internal import Dispatch
internal import Synchronization

/// A running decoder, and the socket to it.
final class DecoderProcess: Sendable {
    private let queue = DispatchQueue(label: "challenge.picture")
    private let socket: Int32
    /// The identifier of the process, until the process has been waited for.
    private let process: Mutex<pid_t?>

    /// Starts the program without the variables of this one; `nil` if the system refuses.
    init?(_ path: String, _ arguments: [String]) {
        var sockets: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &sockets) == 0 else { return nil }
        defer { _ = close(sockets[1]) }
        let variables = ["SWIFT_BACKTRACE": "enable=no"]
        guard
            let process = ProcessLauncher.start(
                path, arguments, environment: variables, input: sockets[1], in: .background)
        else {
            _ = close(sockets[0])
            return nil
        }
        socket = sockets[0]
        self.process = Mutex(process)
    }

    /// Sends the file, and returns the answer; the process is killed after the time limit, and ends in any case.
    ///
    /// - Parameter length: The largest number of bytes of an answer.
    func answer(to file: [UInt8], length: Int, limit: Duration) async -> [UInt8] {
        DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) { [self] in kill() }
        return await withCheckedContinuation { continuation in
            // The socket blocks the thread.
            queue.async { [self] in
                send(file)
                let answer = receive(upTo: length)
                finish()
                continuation.resume(returning: answer)
            }
        }
    }

    /// Kills the process with those that it started, and ends the wait for its answer.
    func kill() {
        process.withLock { process in
            guard let process else { return }
            _ = Glibc.kill(-process, SIGKILL)
            shutdown(socket, Int32(SHUT_RDWR))
        }
    }

    /// Sends the bytes and the end of the file; a process that has ended receives nothing.
    private func send(_ file: [UInt8]) {
        file.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = FileDescriptor.retrying {
                    Glibc.send(socket, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
                }
                if count <= 0 { return }
                rest = rest.dropFirst(count)
            }
        }
        shutdown(socket, Int32(SHUT_WR))
    }

    /// Returns the bytes until the end; none if there are too many.
    private func receive(upTo length: Int) -> [UInt8] {
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while answer.count <= length {
            let count = buffer.withUnsafeMutableBytes { FileDescriptor(socket).read(into: $0) }
            if count <= 0 { return answer }
            answer += buffer[..<count]
        }
        return []
    }

    /// Kills the process and waits for its end, so that no zombie is left.
    private func finish() {
        defer { _ = close(socket) }
        guard let identifier = process.withLock({ $0 }) else { return }
        kill()
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        // From here on the identifier may belong to another process, so it is cleared under the lock.
        process.withLock { process in
            _ = waitpid(identifier, nil, 0)
            process = nil
        }
    }
}
