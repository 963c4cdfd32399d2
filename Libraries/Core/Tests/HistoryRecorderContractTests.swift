import ChallengeCore
import ChallengeCoreMocks
import Testing

struct HistoryRecorderContractTests {
    private let sut = HistoryRecorderMock()
    private let shown = [HistoryItem(identifier: 1, name: "a", origin: .remote)]

    @Test func `the shown items are recorded after the work`() async throws {
        try await sut.recording(shown) { #expect(sut.recorded == []) }

        #expect(sut.recorded == [shown])
    }

    @Test func `the shown items are recorded even if the work throws`() async {
        await #expect(throws: APIError.cancelled) {
            try await sut.recording(shown) { throw APIError.cancelled }
        }

        #expect(sut.recorded == [shown])
    }
}
