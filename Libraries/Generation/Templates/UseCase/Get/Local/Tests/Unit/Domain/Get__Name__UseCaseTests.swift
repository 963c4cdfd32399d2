import ChallengeCoreMocks
import Testing

@testable import Challenge__Name__

struct Get__Name__UseCaseTests {
    private let repository = __Name__RepositoryMock()
    private var sut: Get__Name__UseCase { Get__Name__UseCase(__variables__: repository) }

    @Test func `one __words__ is looked up`() async throws {
        let item: Challenge__Name__.__Name__ = .stub()
        repository.get__Name__.setResult(.success(item))

        #expect(try await sut.execute(identifier: 7) == item)
        #expect(repository.get__Name__.inputs == [7])
    }

    @Test func `a missing __words__ is an error`() async {
        repository.get__Name__.setResult(.success(nil))

        await #expect(throws: __Name__Error.notFound(identifiers: [8])) { try await sut.execute(identifier: 8) }
    }

    @Test(arguments: [-1, 0])
    func `an identifier that is not possible is not looked up`(identifier: Int) async {
        await #expect(throws: __Name__Error.notFound(identifiers: [identifier])) {
            try await sut.execute(identifier: identifier)
        }
        #expect(repository.get__Name__.inputs.isEmpty)
    }
}
