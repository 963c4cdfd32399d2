import ChallengeMirror
import ChallengeTestSupport
import Testing

/// The parts of lists.
@Suite(.serialized) struct ListTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test(arguments: ["characters", "episodes", "locations"])
    func `the options of the footer print the rest of the list`(noun: String) async throws {
        var options: [String]? = ["--limit", "47"]
        var identifiers: [Substring] = []
        while let line = options {
            let outcome = try await program.start([noun, "list", "--fields", "id"] + line).outcome()
            identifiers += outcome.lines
            options = outcome.error.firstMatch(of: #/Next: (.*)\. Everything/#).map {
                $0.output.1.split(separator: " ").map(String.init)
            }
        }
        let all = try await program.run(noun, "list", "--all", "--fields", "id")

        #expect(identifiers == all.lines)
        #expect(all.error == "note: \(identifiers.count) \(noun). End of the list.\n")
    }

    @Test func `a page with a limit loads only the pages of the API that it needs`() async throws {
        let outcome = try await program.run("characters", "list", "--page", "5", "--limit", "9", "--fields", "id")
        let after = try await program.run("characters", "list", "--page", "93", "--limit", "9")

        #expect(outcome.output == (37...45).map { "\($0)\n" }.joined())
        #expect(outcome.error == "note: Characters 37–45 of 826. Next: --page 6 --limit 9. Everything: --all.\n")
        #expect(mirror.requests.prefix(2).map(\.target).sorted() == ["/api/character?page=2", "/api/character?page=3"])
        #expect(after.exitCode == 66)
        #expect(after.error == "error: Page 93 does not exist: the list has 92 pages.\nUse a page from 1 to 92.\n")
    }

    @Test(arguments: ["json", "csv", "jsonl", "markdown"])
    func `the footer is on stderr in every format`(format: String) async throws {
        let outcome = try await program.run("locations", "list", "--format", format)
        let quiet = try await program.run("locations", "list", "--format", format, "-q")

        #expect(outcome.error == "note: 20 of 126 locations. Next: --page 2. Everything: --all.\n")
        #expect(!outcome.output.contains("--all"))
        #expect(quiet.error == "")
    }
}
