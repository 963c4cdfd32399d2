import ChallengeCore
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse

/// The place that a link means.
struct BrowserStartTests {
    private let collections = BrowserSample().dependencies().collections

    private func start(_ link: String, output: (_ words: [String]) -> String) async throws -> BrowserStart {
        try await collections.start(link, scheme: "x", accepts: { _ in false }, output: output)
    }

    @Test func `a link with filters means the items that its command prints`() async throws {
        var lines: [[String]] = []

        let sut = try await start("x://locations?in=S01E11&name=a+b") { words in
            lines.append(words)
            return #"[{"id": 3}, {"id": "C-137"}]"#
        }

        #expect(lines == [["locations", "list", "--in=S01E11", "--name=a b", "--all", "--json=id"]])
        #expect(sut.tab == 1 && sut.item == nil)
        #expect(sut.filter == LinkFilter(text: "in=S01E11 name=a b", keys: [3, "C-137"]))
    }

    @Test func `a link without filters means a tab`() async throws {
        let sut = try await start("x://locations") { _ in "not run" }

        #expect(sut.tab == 1 && sut.filter == nil)
    }
}
