import ChallengeCore
import ChallengeNetworking
import ChallengePersistence

extension CharacterErrorMapper {
    /// Runs work on the API, its failures in the feature's terms.
    func translate<Value>(
        _ context: Context, _ work: () async throws(APIError) -> Value
    ) async throws(CharacterError) -> Value {
        do {
            return try await work()
        } catch {
            throw map((error, context))
        }
    }

    /// Runs work on the cache, its failures in the feature's terms.
    func translate<Value>(_ work: () async throws(DatabaseError) -> Value) async throws(CharacterError) -> Value {
        do {
            return try await work()
        } catch {
            throw .storageFailed(StorageFailure(error))
        }
    }
}
