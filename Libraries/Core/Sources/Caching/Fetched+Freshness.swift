extension Fetched {
    /// Returns this result if the user accepts its age and origin.
    ///
    /// Commands that send no request call it, because they cannot replace an old value.
    ///
    /// - Throws: A failure if the user refuses stale values (`--fail-stale`), and the value is expired or from the
    ///   snapshot.
    public func accepted(by freshness: Freshness) throws(CollectionFailure) -> Fetched {
        if !freshness.refusesStaleValues || isFresh(freshness) { return self }
        throw .loadFailed(.onlyStale(.noConnection(.notRequested)))
    }

    private func isFresh(_ freshness: Freshness) -> Bool {
        switch origin {
        case .remote: true
        case .cache(let age): age < freshness.maximumAge
        case .snapshot: false
        }
    }
}
