import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import Challenge__Name__

struct __Name__LocalDataSourceMock: __Name__LocalDataSourceContract {
    let get__Name__: MockedCall<Int, __DTO__?, StorageFailure>
    let save__Name__: MockedCall<__DTO__, Void, StorageFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        func call<Input, Output>(_ name: String) -> MockedCall<Input, Output, StorageFailure> {
            MockedCall(name, unconfigured: .full, sourceLocation: sourceLocation)
        }
        get__Name__ = call("get__Name__")
        save__Name__ = call("save__Name__")
    }

    func get__Name__(identifier: Int) async throws(StorageFailure) -> __DTO__? { try get__Name__.call(identifier) }

    func save__Name__(_ item: __DTO__) async throws(StorageFailure) { try save__Name__.call(item) }
}
