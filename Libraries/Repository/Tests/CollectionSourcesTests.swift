import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

struct CollectionSourcesTests {
    private let gate = Gate()

    @Test func `concurrent requests for an item are one request`() async {
        let sut = CollectionSources<NoteDTO>(
            RepositorySession(
                httpClient: GatedHTTPClient(gate: gate),
                cache: Database(.memory, schemas: [ResponseStore.schema]), apiAddress: NoteDTO.api.address,
                freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock())))
        let callers = (1...2).map { _ in Task.immediate { try? await sut.remote.getItem(identifier: 1, .none) } }
        await gate.arrival()

        gate.open()

        for caller in callers { #expect(await caller.value == NoteDTO(sample: 1)) }
        #expect(gate.passes == 1)
    }
}

/// A client that answers after its gate was opened.
private struct GatedHTTPClient: HTTPClientContract {
    let gate: Gate

    func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        await gate.pass()
        return HTTPResponse(status: 200, body: Data(NoteDTO(sample: 1).json.utf8))
    }
}
