import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import Challenge__Name__

struct __Name__RepositoryTests {
    private let local = __Name__LocalDataSourceMock()
    private var sut: __Name__Repository { __Name__Repository(local: local) }
    private let item: Challenge__Name__.__Name__ = .stub()

    @Test(arguments: [true, false])
    func `a stored __words__ is returned as a model, and a missing one is nil`(isStored: Bool) async throws {
        local.get__Name__.setResult(.success(isStored ? .stub() : nil))

        #expect(try await sut.get__Name__(identifier: 7) == (isStored ? item : nil))
        #expect(local.get__Name__.inputs == [7])
    }

    @Test func `a saved __words__ is stored as a DTO`() async throws {
        local.save__Name__.setResult(.success(()))

        try await sut.save__Name__(item)

        #expect(local.save__Name__.inputs == [.stub()])
    }

    @Test func `a failure of the data source is an error of the feature`() async {
        local.get__Name__.setResult(.failure(.full))
        local.save__Name__.setResult(.failure(.full))

        await #expect(throws: __Name__Error.storageFailed(.reading, .full)) { try await sut.get__Name__(identifier: 7) }
        await #expect(throws: __Name__Error.storageFailed(.saving, .full)) { try await sut.save__Name__(item) }
    }
}
