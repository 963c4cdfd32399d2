import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import Challenge__Name__

struct __Name__RepositoryMock: __Name__RepositoryContract {
    typealias Model = Challenge__Name__.__Name__

    let searching = ItemSearchMock<Model>()
    let get__Name__: MockedCall<PolicyInput<__ID__>, Fetched<Model>, __Name__Error>
    let get__Names__: MockedCall<PolicyInput<[__ID__]>, LookupResults<__ID__, Model>, __Name__Error>
    let search__Names__Page: MockedCall<PolicyInput<PageInput<__Names__Filter>>, Fetched<Page<Model>>, __Name__Error>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        func call<Input, Output>(_ name: String) -> MockedCall<Input, Output, __Name__Error> {
            MockedCall(name, unconfigured: .loadFailed(.cancelled), sourceLocation: sourceLocation)
        }
        get__Name__ = call("get__Name__")
        get__Names__ = call("get__Names__")
        search__Names__Page = call("search__Names__Page")
    }

    var search: any ItemSearchContract<Model> { searching }

    func get__Name__(identifier: __ID__, cachePolicy: CachePolicy) async throws(__Name__Error) -> Fetched<Model> {
        try get__Name__.call(PolicyInput(identifier, cachePolicy))
    }

    func get__Names__(
        identifiers: [__ID__], cachePolicy: CachePolicy
    ) async throws(__Name__Error) -> LookupResults<__ID__, Model> {
        try get__Names__.call(PolicyInput(identifiers, cachePolicy))
    }

    func search__Names__Page(
        page: Int, filter: __Names__Filter, cachePolicy: CachePolicy
    ) async throws(__Name__Error) -> Fetched<Page<Model>> {
        try search__Names__Page.call(PolicyInput(PageInput(page: page, filter: filter), cachePolicy))
    }
}
