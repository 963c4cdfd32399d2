import ChallengeCollectionsMocks
import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepository
import ChallengeTerminal
import Foundation
import Testing

@testable import ChallengeCollections

/// The items of a described collection, whose model the caller does not know.
struct CollectionItemsTests {
    private static let io = #"{"id":7,"name":"Io","craters":["b","a"]}"#

    private let client = HTTPClientMock()

    private var sut: CollectionItems { CollectionDescription.moons.items(.moons(client)) }

    private func setResponse(_ body: String) {
        client.sending.setResult(.success(HTTPResponse(status: 200, body: Data(body.utf8))))
    }

    @Test func `the identifiers in a relation of an item are those of its field`() async throws {
        setResponse(Self.io)

        let keys = try await sut.keys(in: "craters", of: "7", .remoteFirst)

        #expect(keys == Fetched(value: ["b", "a"], origin: .remote))
        #expect(client.sending.inputs == [Endpoint("/moon", segment: "7")])
    }

    @Test func `a text that names no item has no identifiers`() async throws {
        client.sending.setResult(.failure(.status(404)))

        #expect(try await sut.keys(in: "craters", of: "99", .localFirst) == nil)
        client.sending.setResult(.failure(.status(500)))
        await #expect(throws: APIError.failed(.serverError(status: 500))) {
            try await sut.keys(in: "craters", of: "99", .localFirst)
        }
    }

    @Test func `the items on this machine are all of them, or those with the identifiers`() async throws {
        let items = [OtherItem(1, "Rick"), OtherItem(2, "Morty")]
        let search = ItemSearchMock<OtherItem>()
        search.all.setResult(.success(Fetched(value: items, origin: .cache(age: .zero))))

        #expect(await search.records(nil).keys.sorted() == [1, 2])
        #expect(await search.records([2, 3]).keys.sorted() == [2])
        setResponse("[\(Self.io)]")
        _ = try await sut.several([7], .remoteFirst)
        #expect(await sut.saved([7, 8]).isEmpty)
        #expect(client.sending.callCount == 1)
    }

    @Test func `several items have their keys, and the fields of a summary`() async throws {
        setResponse("[\(Self.io)]")

        let results = try await sut.several([8, 7], .remoteFirst)

        #expect(results.entries.map(\.key) == [8, 7])
        let fields = CollectionDescription.moons.summary
        #expect(results.found.map { found in fields.map { $0.text(found.value) } } == [["Io", "7"]])
    }
}
