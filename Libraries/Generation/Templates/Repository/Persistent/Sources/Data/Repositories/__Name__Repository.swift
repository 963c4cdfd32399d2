import ChallengeCore

/// __ManyWords__ of the user, which are stored only on this machine.
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

    func get__Names__() async throws(__Name__Error) -> [__Name__] {
        do {
            return try await local.get__Names__().map(fromDTO.map)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading))
        }
    }

    func add__Name__(_ make: @escaping @Sendable (_ identifier: Int) -> __Name__) async throws(__Name__Error) -> __Name__ {
        do {
            return fromDTO.map(try await local.insert__Name__ { [toDTO] in toDTO.map(make($0)) })
        } catch {
            throw errorMapper.map(.init(error: error, operation: .saving))
        }
    }

    func delete__Names__(identifiers: [Int]) async throws(__Name__Error) -> [Int] {
        do {
            return try await local.delete__Names__(identifiers: identifiers)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting))
        }
    }
}
