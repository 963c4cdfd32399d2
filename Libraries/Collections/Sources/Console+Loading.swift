internal import ChallengeResources
public import ChallengeTerminal

extension Console {
    /// Shows the status line `Loading …` while the work runs.
    public func whileLoading<Result, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation,
        _ work: (_ update: @escaping @Sendable (WorkProgress) -> Void) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await withStatus(SafeText("listing.status.loading".localized()), work)
    }
}
