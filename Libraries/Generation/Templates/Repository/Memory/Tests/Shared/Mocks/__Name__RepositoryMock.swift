import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import Challenge__Name__

struct __Name__RepositoryMock: __Name__RepositoryContract {
    typealias Model = Challenge__Name__.__Name__

    let get__Name__: MockedCall<Int, Model?, __Name__Error>
    let save__Name__: MockedCall<Model, Void, __Name__Error>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        func call<Input, Output>(_ name: String) -> MockedCall<Input, Output, __Name__Error> {
            MockedCall(name, unconfigured: .storageFailed(.reading, .full), sourceLocation: sourceLocation)
        }
        get__Name__ = call("get__Name__")
        save__Name__ = call("save__Name__")
    }

    func get__Name__(identifier: Int) async throws(__Name__Error) -> Model? { try get__Name__.call(identifier) }

    func save__Name__(_ item: Model) async throws(__Name__Error) { try save__Name__.call(item) }
}
