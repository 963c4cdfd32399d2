public import ChallengeCore

extension Database {
    /// Runs work on the database, and names its file in the failure.
    public nonisolated func namingFile<Value>(
        _ work: (Database) async throws(DatabaseError) -> Value
    ) async throws(StorageFailure) -> Value {
        do {
            return try await work(self)
        } catch {
            throw StorageFailure(error, path: path)
        }
    }
}
