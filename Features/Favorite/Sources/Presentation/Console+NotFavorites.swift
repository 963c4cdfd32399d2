import ChallengeTerminal

extension Console {
    /// Ends a command that changed some favorites: the identifiers that are no favorites are a warning and the exit code.
    func report(_ identifiers: [Int], thatAreNoneOf favorites: [Int]) throws {
        let favorites = Set(favorites)
        let others = identifiers.filter { !favorites.contains($0) }
        if others.isEmpty { return }
        warning(SafeText(FavoritesError.notFavorites(identifiers: others).message))
        throw ReportedFailure(exitCode: .failure)
    }
}
