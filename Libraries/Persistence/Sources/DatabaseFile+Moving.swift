internal import ChallengePlatform

extension DatabaseFile {
    /// Moves the file and its companions to an unused name, and returns that name.
    func setAside() throws(DatabaseError) -> String {
        let name = unusedName()
        try moveCompanions(to: name)
        guard rename(path, name) == 0 || errno == ENOENT else { throw openError }
        return name
    }

    /// Replaces the file by another one, and returns the new name of the replaced file.
    ///
    /// There is always a complete file at the path, even if the process is killed, unless the file system does not
    /// support hard links.
    func setAside(inFavorOf other: DatabaseFile) throws(DatabaseError) -> String {
        let name = unusedName()
        guard link(path, name) == 0 else {
            let name = try setAside()
            try other.move(to: self)
            return name
        }
        try moveCompanions(to: name)
        try other.move(to: self)
        return name
    }

    private func unusedName() -> String {
        let stamp = Self.stamp()
        var name = "\(path).damaged-\(stamp)"
        var attempt = 1
        while access(name, F_OK) == 0 {
            attempt += 1
            name = "\(path).damaged-\(stamp)-\(attempt)"
        }
        return name
    }

    /// Moves the companions before the file, because SQLite would apply an old journal to the next file at the path.
    private func moveCompanions(to name: String) throws(DatabaseError) {
        for file in companions {
            guard rename(file, name + file.dropFirst(path.count)) == 0 || errno == ENOENT else { throw openError }
        }
    }

    /// Renames the complete file, unless a file with the new name exists.
    ///
    /// On a file system without hard links, only the repair lock prevents that another process of this program
    /// publishes one at the same time.
    func publish(as other: DatabaseFile) throws(DatabaseError) {
        if link(path, other.path) == 0 || errno == EEXIST { return try discard() }
        try move(to: other)
    }

    /// Renames the file over another one.
    func move(to other: DatabaseFile) throws(DatabaseError) {
        guard rename(path, other.path) == 0 else { throw openError }
    }

    /// Deletes the file, after the files that SQLite created beside it.
    func discard() throws(DatabaseError) {
        for file in companions + [path] {
            guard unlink(file) == 0 || errno == ENOENT else { throw openError }
        }
    }

    /// Returns the time in UTC as `20261120T081500Z`, which sorts by time and is a valid name on every file system.
    private static func stamp() -> String {
        var now = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let count = strftime(&text, text.count, "%Y%m%dT%H%M%SZ", &parts)
        return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
