import Testing

@testable import ChallengeScreen

struct RunningWorkTests {
    @Test func `work that stores something is forgotten when it has ended, after its messages`() async {
        let (reports, report) = AsyncStream.makeStream(of: RunningWork<String>.Report.self)
        var sut = RunningWork<String> { report.yield($0) }
        sut.save { send in send("1") }
        sut.save { send in send("2") }
        #expect(sut.saving.count == 2)

        var messages: [String] = []
        for await report in reports {
            if let message = sut.message(of: report) { messages.append(message) }
            if sut.saving.isEmpty { break }
        }

        #expect(messages == ["1", "2"])
    }
}
