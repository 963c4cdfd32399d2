import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import Challenge__Name__

struct __Name__LocalDataSourceMock: __Name__LocalDataSourceContract {
    let get__Name__: MockedCall<Int, __DTO__?, StorageFailure>
    let get__Names__: MockedCall<Void, [__DTO__], StorageFailure>
    /// The identifier for the next item.
    let insert__Name__: MockedCall<Void, Int, StorageFailure>
    let delete__Names__: MockedCall<[Int], [Int], StorageFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        func call<Input, Output>(_ name: String) -> MockedCall<Input, Output, StorageFailure> {
            MockedCall(name, unconfigured: .full, sourceLocation: sourceLocation)
        }
        get__Name__ = call("get__Name__")
        get__Names__ = call("get__Names__")
        insert__Name__ = call("insert__Name__")
        delete__Names__ = call("delete__Names__")
    }

    func get__Name__(identifier: Int) async throws(StorageFailure) -> __DTO__? { try get__Name__.call(identifier) }

    func get__Names__() async throws(StorageFailure) -> [__DTO__] { try get__Names__.call(()) }

    func insert__Name__(_ make: @escaping @Sendable (Int) -> __DTO__) async throws(StorageFailure) -> __DTO__ {
        make(try insert__Name__.call(()))
    }

    func delete__Names__(identifiers: [Int]) async throws(StorageFailure) -> [Int] {
        try delete__Names__.call(identifiers)
    }
}
