extension Result where Success: Sendable {
    /// Creates the result of asynchronous work.
    public init(of work: () async throws(Failure) -> Success) async {
        do {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}
