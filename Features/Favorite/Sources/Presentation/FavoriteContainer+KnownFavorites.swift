import ChallengeTerminal

extension FavoriteContainer {
    /// Applies a change to those identifiers that are favorites; returns its result and the other identifiers.
    ///
    /// If none is a favorite, the error of the change is thrown.
    func applyToFavorites<Result>(
        _ identifiers: [Int], _ change: ([Int]) async throws(FavoritesError) -> Result
    ) async throws(FavoritesError) -> (result: Result, others: [Int]) {
        do {
            return (try await change(identifiers), [])
        } catch .notFavorites(let others) where others.count < identifiers.count {
            let unknown = Set(others)
            // Another process may have removed more of them meanwhile.
            let (result, more) = try await applyToFavorites(identifiers.filter { !unknown.contains($0) }, change)
            return (result, others + more)
        }
    }

    /// Ends a command that found favorites and others.
    func report(others: [Int], _ console: Console) throws {
        if others.isEmpty { return }
        console.warning(SafeText(FavoritesError.notFavorites(identifiers: others).message))
        throw ReportedFailure(exitCode: .failure)
    }
}
