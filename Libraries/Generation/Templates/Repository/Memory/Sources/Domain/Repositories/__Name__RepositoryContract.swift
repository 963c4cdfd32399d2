/// The __manyWords__ of the user.
protocol __Name__RepositoryContract: Sendable {
    /// Returns the __words__ with the identifier; `nil` if there is none.
    func get__Name__(identifier: Int) async throws(__Name__Error) -> __Name__?

    /// Saves __aWords__ in place of an earlier one with its identifier.
    func save__Name__(_ item: __Name__) async throws(__Name__Error)
}
