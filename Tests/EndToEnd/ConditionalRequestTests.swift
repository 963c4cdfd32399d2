import ChallengeMirror
import ChallengePersistence
import ChallengeTestSupport
import Testing

/// Requests that ask the API for a body only if it has changed.
@Suite(.serialized) struct ConditionalRequestTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    private var conditions: [String?] { mirror.requests.map { $0.header("If-None-Match") } }

    @Test(arguments: [["character", "42"], ["characters", "list", "--page", "3"], ["character", "1", "2"]])
    func `remoteFirst sends the entity tag of the stored response, and shows the same answer`(
        arguments: [String]
    ) async throws {
        let line = arguments + ["--policy", "remoteFirst", "--json"]
        let first = try await program.start(line).outcome()
        let second = try await program.start(line).outcome()

        #expect(second == first)
        #expect(second.exitCode == 0)
        #expect(conditions.count == 2)
        #expect(conditions.first == .some(nil))
        #expect(conditions.last??.hasPrefix("W/\"") == true)
    }

    @Test func `localFirst asks for an expired item conditionally`() async throws {
        try await program.run("character", "42")

        try await program.run("character", "42", "--max-age", "0")

        #expect(conditions.map { $0 == nil } == [true, false])
    }

    @Test func `noCache neither sends nor stores an entity tag`() async throws {
        try await program.run("character", "42", "--policy", "noCache")
        try await program.run("character", "42")
        try await program.run("character", "42", "--policy", "noCache")

        #expect(conditions == [nil, nil, nil])
    }

    @Test func `a response whose stored body was deleted is requested as a whole`() async throws {
        try await program.run("character", "42")
        let cache = Database(.cache(path: program.cacheFile), schemas: [])
        try await cache.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM responses")
        }

        let outcome = try await program.run("character", "42", "--policy", "remoteFirst")

        #expect(outcome.exitCode == 0)
        #expect(conditions == [nil, nil])
    }
}
