import ChallengeTestSupport
import Testing

/// The item that the browser shows first.
@Suite(.timeLimit(.minutes(3))) struct BrowseStartTests {
    @Test(arguments: [("rick", "1 of 826 "), ("47", "47 of 826 "), ("3", "3 of 826 "), ("pilot", "1 of 51 ")])
    func `a name or a number means the first match of a search`(text: String, place: String) async throws {
        let session = try ScreenSession("challenge browse \(text)", program: try Program.withoutAPI)

        try await session.wait(for: place)
        session.press("q")

        #expect(try await session.running.outcome().exitCode == 0)
    }

    @Test func `a misspelt name is asked about`() async throws {
        let session = try ScreenSession("challenge browse brdperson", program: try Program.withoutAPI)
        try await session.running.waitForOutput { $0.output.contains("Birdperson? [Y/n] ") }

        session.running.type("\r")
        try await session.wait(for: "47 of 826 ")
        session.press("q")

        #expect(try await session.running.outcome().exitCode == 0)
    }
}
