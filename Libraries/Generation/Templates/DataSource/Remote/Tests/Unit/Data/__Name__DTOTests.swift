import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import Challenge__Name__

struct __Name__DTOTests {
    private let audit = CollectionAudit<__DTO__>()

    @Test func `a response of the API is an item`() async throws {
        let client = HTTPClientMock()
        let json = #"""
            {
              //% each member
              __json__,
              //% end
            }
            """#
        let body = __DTO__.collection.api.body(ofItem: json)
        client.sending.setResult(.success(HTTPResponse(status: 200, headers: [:], body: body)))
        let api = RESTDataSource<__DTO__>(httpClient: client)

        #expect(try await api.getItem(identifier: __id__, .none) == .stub())
        #expect(client.sending.inputs == [Endpoint("__path__", segment: "__idText__")])
    }

    @Test func `the cache returns items unchanged`() async throws {
        let empty = __DTO__(
            id: __otherID__,
            //% each field
            __field__: __empty__,
            //% end
        )

        try await audit.expectUnchanged([.stub(), empty])
    }

    @Test func `a search finds the searched fields`() async throws {
        let matches: [__DTO__] = [
            //% each searched
            .stub(id: __rankID__, __field__: "a Rare text"),
            //% end
        ]

        try await audit.expectSearch("rare", finds: matches, among: matches + [.stub(id: __lastID__)])
    }
}
