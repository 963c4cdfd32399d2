import ChallengeCore

/// __ManyWords__ of the user, which end with the process.
struct __Name__Repository: __Name__RepositoryContract {
    let local: any __Name__LocalDataSourceContract
    private let fromDTO = __Name__Mapper()
    private let toDTO = __Name__DTOMapper()
    private let errorMapper = __Name__ErrorMapper()

    func get__Name__(identifier: Int) async throws(__Name__Error) -> __Name__? {
        do {
            return try await local.get__Name__(identifier: identifier).map(fromDTO.map)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading))
        }
    }

    func save__Name__(_ item: __Name__) async throws(__Name__Error) {
        do {
            try await local.save__Name__(toDTO.map(item))
        } catch {
            throw errorMapper.map(.init(error: error, operation: .saving))
        }
    }
}
