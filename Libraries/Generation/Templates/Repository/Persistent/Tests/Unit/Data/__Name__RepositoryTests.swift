import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import Challenge__Name__

struct __Name__RepositoryTests {
    private let local = __Name__LocalDataSourceMock()
    private var sut: __Name__Repository { __Name__Repository(local: local) }
    private let item: Challenge__Name__.__Name__ = .stub()

    @Test func `stored __manyWords__ are returned as models`() async throws {
        local.get__Name__.setResult(.success(.stub()))
        local.get__Names__.setResult(.success([.stub()]))

        #expect(try await sut.get__Name__(identifier: 7) == item)
        #expect(try await sut.get__Names__() == [item])
        #expect(local.get__Name__.inputs == [7])
    }

    @Test func `an added __words__ has the identifier of the data source`() async throws {
        local.insert__Name__.setResult(.success(7))

        #expect(try await sut.add__Name__ { .stub(id: $0) } == item)
    }

    @Test func `the deleted identifiers are those of the data source`() async throws {
        local.delete__Names__.setResult(.success([7]))

        #expect(try await sut.delete__Names__(identifiers: [7, 8]) == [7])
        #expect(local.delete__Names__.inputs == [[7, 8]])
    }

    @Test func `a failure of the data source is an error of the feature`() async {
        local.get__Name__.setResult(.failure(.full))
        local.get__Names__.setResult(.failure(.full))
        local.insert__Name__.setResult(.failure(.full))
        local.delete__Names__.setResult(.failure(.full))

        await #expect(throws: __Name__Error.storageFailed(.reading, .full)) { try await sut.get__Name__(identifier: 7) }
        await #expect(throws: __Name__Error.storageFailed(.reading, .full)) { try await sut.get__Names__() }
        await #expect(throws: __Name__Error.storageFailed(.saving, .full)) {
            try await sut.add__Name__ { .stub(id: $0) }
        }
        await #expect(throws: __Name__Error.storageFailed(.deleting, .full)) {
            try await sut.delete__Names__(identifiers: [7])
        }
    }
}
