/// The files of the cache beside its database: the pictures.
public struct CachedFiles: Sendable {
    /// Returns the number of files, and their size in bytes.
    let usage: @Sendable () -> (count: Int, bytes: Int)
    let clear: @Sendable () -> Void

    public init(usage: @escaping @Sendable () -> (count: Int, bytes: Int), clear: @escaping @Sendable () -> Void) {
        (self.usage, self.clear) = (usage, clear)
    }
}
