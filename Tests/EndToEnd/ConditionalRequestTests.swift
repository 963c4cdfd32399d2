import ChallengeMirror
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

    @Test func `remoteFirst sends the entity tag of the stored response, and shows the same answer`() async throws {
        let line = ["character", "42", "--policy", "remoteFirst", "--json"]
        let first = try await program.start(line).outcome()
        let second = try await program.start(line).outcome()

        #expect(second == first)
        #expect(second.exitCode == 0)
        #expect(conditions.count == 2)
        #expect(conditions.first == .some(nil))
        #expect(conditions.last??.hasPrefix("W/\"") == true)
    }

    @Test func `noCache neither sends nor stores an entity tag`() async throws {
        try await program.run("character", "42", "--policy", "noCache")
        try await program.run("character", "42")
        try await program.run("character", "42", "--policy", "noCache")

        #expect(conditions == [nil, nil, nil])
    }
}
