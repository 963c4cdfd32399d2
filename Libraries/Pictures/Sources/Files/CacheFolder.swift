internal import ChallengePlatform

/// The folder of a cache; neither it nor its parent in the cache may be a link, behind which are files of others.
struct CacheFolder: Sendable {
    let path: String
    let subfolder: String?

    var fullPath: String { subfolder.map { "\(path)/\($0)" } ?? path }

    /// Creates the folder and those above it; returns `false` with `errno` after a failure.
    func create() -> Bool {
        var end = path.startIndex
        while end < path.endIndex {
            end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            mkdir(String(path[..<end]), 0o700)
        }
        if let subfolder { mkdir("\(path)/\(subfolder)", 0o700) }
        return open { _ in } != nil
    }

    /// Calls the body with the open folder; returns `nil` with `errno` if there is none.
    @discardableResult
    func open<Result>(_ body: (Int32) -> Result) -> Result? {
        let options = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let outer = Glibc.open(path, options)
        guard outer >= 0 else { return nil }
        guard let subfolder else {
            defer { close(outer) }
            return body(outer)
        }
        let inner = openat(outer, subfolder, options)
        let code = errno
        close(outer)
        errno = code
        guard inner >= 0 else { return nil }
        defer { close(inner) }
        return body(inner)
    }

    /// Returns the names in an open folder.
    static func names(in folder: Int32) -> [String] {
        let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let directory = fdopendir(copy) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }
}
