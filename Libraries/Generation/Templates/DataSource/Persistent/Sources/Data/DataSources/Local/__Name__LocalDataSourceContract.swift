import ChallengeCore

/// A store for __manyWords__.
protocol __Name__LocalDataSourceContract: Sendable {
    func get__Name__(identifier: Int) async throws(StorageFailure) -> __Name__DTO?

    func get__Names__() async throws(StorageFailure) -> [__Name__DTO]

    /// Stores what `make` returns for the next identifier; an identifier is never used again.
    func insert__Name__(_ make: @escaping @Sendable (Int) -> __Name__DTO) async throws(StorageFailure) -> __Name__DTO

    /// Deletes the __manyWords__ that exist, and returns their identifiers.
    func delete__Names__(identifiers: [Int]) async throws(StorageFailure) -> [Int]
}
