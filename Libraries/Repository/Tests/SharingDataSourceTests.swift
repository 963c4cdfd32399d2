import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeRepository

struct SharingDataSourceTests {
    private enum Request: CaseIterable {
        case item, otherItem, items, otherOrder, page, otherPage

        func send(to sut: SharingDataSource<NoteDTO>, _ use: ResponseUse = .stored) async throws(APIError) -> NoteDTO {
            switch self {
            case .item: try await sut.getItem(identifier: 1, use)
            case .otherItem: try await sut.getItem(identifier: 2, use)
            case .items: try await sut.getItems(identifiers: [1, 2], use)[0]
            case .otherOrder: try await sut.getItems(identifiers: [2, 1], use)[0]
            case .page: try await sut.getPage(PageKey(page: 1), use).results[0]
            case .otherPage: try await sut.getPage(PageKey(page: 2), use).results[0]
            }
        }
    }

    private let gate = Gate()

    @Test(arguments: Request.allCases)
    private func `concurrent callers share a request`(request: Request) async {
        let callers = callers([request, request, request])
        await gate.arrival()

        gate.open()

        for caller in callers { #expect(await caller.value == .success(NoteDTO(id: 7))) }
        #expect(gate.passes == 1)
    }

    @Test(arguments: Request.allCases)
    private func `concurrent callers share a failure`(request: Request) async {
        let callers = callers([request, request, request], failure: .notFound)
        await gate.arrival()

        gate.open()

        for caller in callers { #expect(await caller.value == .failure(.notFound)) }
        #expect(gate.passes == 1)
    }

    @Test func `different values and different uses of stored responses are different requests`() async {
        let callers = callers(Request.allCases, uses: ResponseUse.allCases)

        gate.open()

        for caller in callers { #expect(await caller.value == .success(NoteDTO(id: 7))) }
        #expect(gate.passes == 12)
    }

    /// Returns callers that are all waiting, because `Task.immediate` runs until it suspends.
    private func callers(
        _ requests: [Request], uses: [ResponseUse] = [.stored], failure: APIError? = nil
    ) -> [Task<Result<NoteDTO, APIError>, Never>] {
        let sut = SharingDataSource(GatedDataSource(gate: gate, failure: failure))
        return requests.flatMap { request in
            uses.map { use in
                Task.immediate { await Result { () async throws(APIError) in try await request.send(to: sut, use) } }
            }
        }
    }
}

/// A remote that answers after its gate was opened.
private struct GatedDataSource: RemoteDataSourceContract {
    let gate: Gate
    let failure: APIError?

    func getItem(identifier: Int, _ use: ResponseUse) async throws(APIError) -> NoteDTO {
        await gate.pass()
        if let failure { throw failure }
        return NoteDTO(id: 7)
    }

    func getItems(identifiers: [Int], _ use: ResponseUse) async throws(APIError) -> [NoteDTO] {
        [try await getItem(identifier: 7, use)]
    }

    func getPage(_ key: PageKey, _ use: ResponseUse) async throws(APIError) -> PageDTO<NoteDTO> {
        .stub([try await getItem(identifier: 7, use)])
    }
}
