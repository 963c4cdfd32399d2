#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that a person names, whatever stands there: a regular one, a link to one, a pipe, a device.
struct NamedFile {
    /// What the system has against it, in its own words.
    struct Failure: Error, Equatable {
        let code: Int32

        static let exists = Failure(code: EEXIST)
        static let tooLarge = Failure(code: EFBIG)

        static var last: Failure { Failure(code: errno) }
    }

    let path: String

    /// All that is in it, up to a limit in bytes; `-` is the standard input.
    ///
    /// The limit holds while the file is read, because a device or a pipe does not know its size.
    func read(limit: Int) throws(Failure) -> [UInt8] {
        let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = system(read: descriptor, into: &buffer)
            if count > 0 {
                guard content.count + count <= limit else { throw .tooLarge }
                content += buffer[..<count]
            } else if count == 0 {
                return content
            } else if errno != EINTR {
                throw .last
            }
        }
    }

    /// Puts the content there, whole or not at all; a regular file that is there already stays, unless it may be replaced.
    ///
    /// What is no regular file is written to and never replaced, a link is followed, and a file keeps who may read it.
    func write(_ content: [UInt8], replacing: Bool) throws(Failure) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else { return try writeThrough(content, flags: O_WRONLY) }
            guard replacing else { throw .exists }
            return try replace(content, mode: status.st_mode & 0o777)
        }
        guard errno == ENOENT else { throw .last }
        guard lstat(path, &status) == 0 else { return try create(content) }
        // A link that leads nowhere yet: its end is made.
        guard replacing else { throw .exists }
        try writeThrough(content, flags: O_WRONLY | O_CREAT)
    }

    private func create(_ content: [UInt8]) throws(Failure) {
        let draft = path + draftEnding
        defer { unlink(draft) }
        try write(content, to: open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
        guard link(draft, path) == 0 else { throw .last }
    }

    private func replace(_ content: [UInt8], mode: mode_t) throws(Failure) {
        guard let resolved = realpath(path, nil) else { throw .last }
        defer { free(resolved) }
        let target = String(cString: resolved)
        let draft = target + draftEnding
        defer { unlink(draft) }
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { fchmod(descriptor, mode) }
        try write(content, to: descriptor)
        guard rename(draft, target) == 0 else { throw .last }
    }

    private func writeThrough(_ content: [UInt8], flags: Int32) throws(Failure) {
        try write(content, to: open(path, flags | O_CLOEXEC, 0o666))
    }

    private var draftEnding: String { ".\(getpid()).part" }

    /// Writes everything and closes the file.
    private func write(_ content: [UInt8], to descriptor: Int32) throws(Failure) {
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        var rest = content[...]
        while !rest.isEmpty {
            let count = system(write: rest, to: descriptor)
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .last }
        }
    }
}

#if canImport(Glibc)
    private func system(read descriptor: Int32, into buffer: inout [UInt8]) -> Int {
        Glibc.read(descriptor, &buffer, buffer.count)
    }

    private func system(write bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
        bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }
#else
    private func system(read descriptor: Int32, into buffer: inout [UInt8]) -> Int {
        Darwin.read(descriptor, &buffer, buffer.count)
    }

    private func system(write bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
        bytes.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
    }
#endif
