public import ChallengeCore

extension LookupResults {
    /// Returns a page with all items that were found.
    ///
    /// - Parameter sources: The values from which the identifiers come; the page has the oldest origin of all.
    /// - Throws: The failure of the first item that could not be loaded.
    public func page<Value>(of sources: [Fetched<Value>]) throws(APIError) -> Fetched<Page<Item>> {
        for entry in entries { if case .failed(let failure) = entry.result { throw failure } }
        let page = Page(number: 1, pages: 1, count: found.count, items: found.map(\.value))
        let parts = sources.map { $0.map { _ in } } + found.map { $0.map { _ in } }
        let merged = parts.merged(page) ?? Fetched(value: page, origin: .remote)
        return Fetched(
            value: page, origin: merged.origin, remoteFailure: merged.remoteFailure,
            cacheFailure: cacheFailure ?? merged.cacheFailure)
    }
}
