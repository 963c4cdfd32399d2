internal import ChallengeCore
internal import ChallengeNetworking
internal import ChallengePersistence

extension RepositoryErrorMapper {
    /// Runs work on the API, its failures in the repository's terms.
    func translate<Value>(
        _ context: Context, _ work: () async throws(APIError) -> Value
    ) async throws(Failure) -> Value {
        do {
            return try await work()
        } catch {
            throw map((error, context))
        }
    }

    /// Runs work on the cache, its failures in the repository's terms.
    func translate<Value>(_ work: () async throws(DatabaseError) -> Value) async throws(Failure) -> Value {
        do {
            return try await work()
        } catch {
            throw .storageFailed(StorageFailure(error))
        }
    }
}
