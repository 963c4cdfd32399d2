import ChallengeMirror
import ChallengeScreenMocks
import ChallengeTestSupport
import Foundation
import Testing

/// The item that the browser shows first.
@Suite(.timeLimit(.minutes(15))) struct BrowseStartTests {
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

    @Test func `without a cache that can be used, each list is requested once`() async throws {
        let mirror = try MirrorServer(hasOtherCollections: true)
        let program = try Program(mirror: mirror)
        let folder = URL(filePath: program.cacheFile).deletingLastPathComponent()
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: folder)
        let session = try ScreenSession(environment: ["CHALLENGE_PICTURE": "none"], program: program)

        // The failure of the cache is shown once, until the next key.
        try await session.wait(for: "localFirst · /")
        func visit(_ tab: String, _ size: String) async throws {
            session.press(tab)
            try await session.wait { window in
                [size, "From the API."].allSatisfy { text in window.rows.contains { $0.contains(text) } }
            }
        }
        let tabs = [("2", " of 51 "), ("3", " of 126 "), ("1", " of 826 ")]
        for (tab, size) in tabs { try await visit(tab, size) }
        let requests = mirror.requestCount
        for (tab, size) in tabs { try await visit(tab, size) }
        session.press("q")

        #expect(try await session.running.outcome().exitCode == 0)
        #expect(requests > 0 && mirror.requestCount == requests)
    }
}
