#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Standard input, or another stream to read.
struct FileInput: TextInput {
    let descriptor: Int32

    var isTerminal: Bool { isatty(descriptor) == 1 }

    func read() throws(InputFailure) -> [UInt8] {
        while true {
            var failure: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
                #if canImport(Glibc)
                    let read = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                #else
                    let read = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
                #endif
                if read < 0 { failure = errno }
                count = max(0, read)
            }
            switch failure {
            case 0: return bytes
            case EINTR: continue
            case EAGAIN: waitUntilReadable()
            default: throw .failed(code: failure)
            }
        }
    }

    private func waitUntilReadable() {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
    }
}
