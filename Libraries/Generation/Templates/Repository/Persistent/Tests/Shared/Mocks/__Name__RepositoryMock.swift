import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import Challenge__Name__

struct __Name__RepositoryMock: __Name__RepositoryContract {
    typealias Model = Challenge__Name__.__Name__

    let get__Name__: MockedCall<Int, Model?, __Name__Error>
    let get__Names__: MockedCall<Void, [Model], __Name__Error>
    /// The identifier for the next item.
    let add__Name__: MockedCall<Void, Int, __Name__Error>
    let delete__Names__: MockedCall<[Int], [Int], __Name__Error>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        func call<Input, Output>(_ name: String) -> MockedCall<Input, Output, __Name__Error> {
            MockedCall(name, unconfigured: .storageFailed(.reading, .full), sourceLocation: sourceLocation)
        }
        get__Name__ = call("get__Name__")
        get__Names__ = call("get__Names__")
        add__Name__ = call("add__Name__")
        delete__Names__ = call("delete__Names__")
    }

    func get__Name__(identifier: Int) async throws(__Name__Error) -> Model? { try get__Name__.call(identifier) }

    func get__Names__() async throws(__Name__Error) -> [Model] { try get__Names__.call(()) }

    func add__Name__(_ make: @escaping @Sendable (_ identifier: Int) -> Model) async throws(__Name__Error) -> Model {
        make(try add__Name__.call(()))
    }

    func delete__Names__(identifiers: [Int]) async throws(__Name__Error) -> [Int] {
        try delete__Names__.call(identifiers)
    }
}
