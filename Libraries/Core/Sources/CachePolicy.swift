/// Which of the two sources of a value is asked first, and whether the cache is used at all.
public enum CachePolicy: String, Sendable, CaseIterable {
    /// The cache, as long as what it holds is fresh; otherwise the remote.
    case localFirst

    /// The remote, always; the cache only when the remote fails.
    case remoteFirst

    /// The remote alone: the cache is neither read nor written.
    case noCache
}
