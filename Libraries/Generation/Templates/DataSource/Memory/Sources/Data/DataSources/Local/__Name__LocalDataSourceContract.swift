import ChallengeCore

/// A store for __manyWords__.
protocol __Name__LocalDataSourceContract: Sendable {
    func get__Name__(identifier: Int) async throws(StorageFailure) -> __Name__DTO?
    func save__Name__(_ item: __Name__DTO) async throws(StorageFailure)
}
