/// The __manyWords__ of the user.
protocol __Name__RepositoryContract: Sendable {
    /// Returns the __words__ with the identifier; `nil` if there is none.
    func get__Name__(identifier: Int) async throws(__Name__Error) -> __Name__?

    /// Returns all __manyWords__ in the order of their identifiers.
    func get__Names__() async throws(__Name__Error) -> [__Name__]

    /// Adds what `make` returns for the next identifier; an identifier is never used again.
    func add__Name__(_ make: @escaping @Sendable (_ identifier: Int) -> __Name__) async throws(__Name__Error) -> __Name__

    /// Deletes the __manyWords__ that exist, and returns their identifiers.
    func delete__Names__(identifiers: [Int]) async throws(__Name__Error) -> [Int]
}
