#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Moving and deleting a database file, with the files that SQLite keeps beside it.
extension DatabaseFile {
    /// Moves the file out of the way, with what SQLite kept beside it, and returns its new name.
    func setAside() throws(DatabaseError) -> String {
        let name = unusedName()
        try moveCompanions(to: name)
        guard rename(path, name) == 0 || errno == ENOENT else { throw openError }
        return name
    }

    /// Gives its place to another file, and returns the name under which it is kept.
    ///
    /// There is a whole file in the place at any time, also where the process is killed.
    func setAside(inFavorOf other: DatabaseFile) throws(DatabaseError) -> String {
        let name = unusedName()
        // Some file systems know no second name for a file.
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

    /// Companions go first: a journal that stayed behind would be played into the file that comes next.
    private func moveCompanions(to name: String) throws(DatabaseError) {
        for file in companions {
            guard rename(file, name + file.dropFirst(path.count)) == 0 || errno == ENOENT else { throw openError }
        }
    }

    /// Publishes the file under another name, unless that name exists.
    ///
    /// On a file system without second names, the repair lock keeps this program's other processes away.
    func offer(as other: DatabaseFile) throws(DatabaseError) {
        if link(path, other.path) == 0 || errno == EEXIST { return try discard() }
        try move(to: other)
    }

    /// Renames the file over another one.
    func move(to other: DatabaseFile) throws(DatabaseError) {
        guard rename(path, other.path) == 0 else { throw openError }
    }

    /// Deletes the file, with what SQLite kept beside it, and in the order of ``setAside()``.
    func discard() throws(DatabaseError) {
        for file in companions + [path] {
            guard unlink(file) == 0 || errno == ENOENT else { throw openError }
        }
    }

    /// The time in UTC as `20261120T081500Z`: it sorts, and every file system takes it for a name.
    private static func stamp() -> String {
        var now = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let count = strftime(&text, text.count, "%Y%m%dT%H%M%SZ", &parts)
        return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
