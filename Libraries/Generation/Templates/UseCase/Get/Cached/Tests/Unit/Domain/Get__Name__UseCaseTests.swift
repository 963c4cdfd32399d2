import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import Challenge__Name__

struct Get__Name__UseCaseTests {
    private let repository = __Name__RepositoryMock()
    private var sut: Get__Name__UseCase { Get__Name__UseCase(__variables__: repository) }

    @Test(arguments: CachePolicy.allCases)
    func `one __words__ is looked up`(policy: CachePolicy) async throws {
        let item = Fetched<Challenge__Name__.__Name__>(value: .stub(), origin: .remote)
        repository.get__Name__.setResult(.success(item))

        #expect(try await sut.execute(identifier: __id__, cachePolicy: policy) == item)
        #expect(repository.get__Name__.inputs == [PolicyInput(__id__, policy)])
    }

    @Test func `an identifier that is not possible is not looked up`() async {
        await #expect(throws: __Name__Error.notFound(identifier: __noID__)) {
            try await sut.execute(identifier: __noID__, cachePolicy: .localFirst)
        }
        #expect(repository.get__Name__.inputs.isEmpty)
    }
}
