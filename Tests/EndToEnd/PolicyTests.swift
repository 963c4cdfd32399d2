import ChallengeMirror
import ChallengeTestSupport
import Testing

/// Each policy in each situation, across runs of the program.
struct PolicyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let policy: String
        let situation: Situation
        let exitCode: Int32
        let source: Source
        let requests: Int

        var testDescription: String { "\(policy), \(situation.rawValue)" }
    }

    enum Situation: String, Sendable {
        case online = "online, nothing cached"
        case cached = "online, cached"
        case expired = "online, expired"
        case offlineCached = "offline, cached"
        case offlineExpired = "offline, expired"
        case offlineEmpty = "offline, nothing cached"
        case gone = "404, cached and expired"
        case broken = "500, cached and expired"
        case brokenEmpty = "500, nothing cached"
        case slow = "slow, cached and expired"
        case slowEmpty = "slow, nothing cached"
    }

    /// Where the answer must have come from, as stderr tells it.
    enum Source: Sendable {
        case remoteOrFresh
        case copy
        case snapshot
        case nothing
    }

    static let cases: [Case] =
        [
            ("localFirst", .online, 0, .remoteOrFresh, 1),
            ("localFirst", .cached, 0, .remoteOrFresh, 0),
            ("localFirst", .expired, 0, .remoteOrFresh, 1),
            ("localFirst", .offlineCached, 0, .remoteOrFresh, 0),
            ("localFirst", .offlineExpired, 0, .copy, 0),
            ("localFirst", .offlineEmpty, 0, .snapshot, 0),
            ("localFirst", .gone, 66, .nothing, 1),
            ("localFirst", .broken, 0, .copy, 3),
            ("localFirst", .brokenEmpty, 0, .snapshot, 3),
            ("localFirst", .slow, 0, .copy, 1),
            ("localFirst", .slowEmpty, 0, .snapshot, 1),
            ("remoteFirst", .online, 0, .remoteOrFresh, 1),
            ("remoteFirst", .cached, 0, .remoteOrFresh, 1),
            ("remoteFirst", .expired, 0, .remoteOrFresh, 1),
            ("remoteFirst", .offlineCached, 0, .copy, 0),
            ("remoteFirst", .offlineExpired, 0, .copy, 0),
            ("remoteFirst", .offlineEmpty, 0, .snapshot, 0),
            ("remoteFirst", .gone, 66, .nothing, 1),
            ("remoteFirst", .broken, 0, .copy, 3),
            ("remoteFirst", .brokenEmpty, 0, .snapshot, 3),
            ("remoteFirst", .slow, 0, .copy, 1),
            ("remoteFirst", .slowEmpty, 0, .snapshot, 1),
            ("noCache", .online, 0, .remoteOrFresh, 1),
            ("noCache", .cached, 0, .remoteOrFresh, 1),
            ("noCache", .expired, 0, .remoteOrFresh, 1),
            ("noCache", .offlineCached, 69, .nothing, 0),
            ("noCache", .offlineExpired, 69, .nothing, 0),
            ("noCache", .offlineEmpty, 69, .nothing, 0),
            ("noCache", .gone, 66, .nothing, 1),
            ("noCache", .broken, 69, .nothing, 3),
            ("noCache", .brokenEmpty, 69, .nothing, 3),
            ("noCache", .slow, 75, .nothing, 1),
            ("noCache", .slowEmpty, 75, .nothing, 1),
        ].map { Case(policy: $0.0, situation: $0.1, exitCode: $0.2, source: $0.3, requests: $0.4) }

    @Test(arguments: cases)
    func aCharacter(_ test: Case) async throws {
        try await check(test, command: ["character", "42"], expecting: "Big Head Morty")
    }

    @Test(arguments: cases.filter { $0.situation != .gone })
    func aPage(_ test: Case) async throws {
        try await check(test, command: ["characters", "list", "--page", "3"], expecting: "Big Head Morty")
    }

    private func check(_ test: Case, command: [String], expecting name: String) async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let program = try Program(environment: ["CHALLENGE_API_URL": mirror.baseURL])
        try await prepare(test.situation, mirror, program, command)

        let options = ["--policy", test.policy, "--timeout", test.situation.isSlow ? "500ms" : "20s"]
        let expiry = test.situation.isExpired ? ["--max-age", "0"] : []
        let outcome = try await program.start(command + options + expiry).outcome()

        #expect(outcome.exitCode == test.exitCode, "\(outcome.error)")
        #expect(outcome.output.contains(name) == (test.source != .nothing))
        #expect(mirror.requestCount == test.requests)
        switch test.source {
        case .remoteOrFresh: #expect(outcome.error == "")
        case .copy: #expect(outcome.error.contains("Showing the copy of"))
        case .snapshot: #expect(outcome.error.contains("Showing the data that came with the program, as of 2024-10."))
        case .nothing:
            #expect(outcome.output == "")
            #expect(outcome.error.hasPrefix("error: "))
        }
    }

    private func prepare(
        _ situation: Situation, _ mirror: MirrorServer, _ program: Program, _ command: [String]
    ) async throws {
        if situation.isCached { try await program.start(command).outcome() }
        mirror.resetRequests()
        switch situation {
        case .offlineCached, .offlineExpired, .offlineEmpty: mirror.stop()
        case .gone: mirror.setFault(.status(404))
        case .broken, .brokenEmpty: mirror.setFault(.status(500))
        case .slow, .slowEmpty: mirror.setFault(.hang)
        case .online, .cached, .expired: break
        }
    }

    @Test func aCharacterThatIsGoneIsForgotten() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let program = try Program(environment: ["CHALLENGE_API_URL": mirror.baseURL])
        try await program.run("character", "42")
        mirror.setFault(.status(404))

        #expect(try await program.run("character", "42", "--policy", "remoteFirst").exitCode == 66)

        mirror.stop()
        #expect(try await program.run("character", "42").error.contains("Showing the data that came with the program"))
    }
}

extension PolicyTests.Situation {
    var isCached: Bool {
        switch self {
        case .cached, .expired, .offlineCached, .offlineExpired, .gone, .broken, .slow: true
        case .online, .offlineEmpty, .brokenEmpty, .slowEmpty: false
        }
    }

    var isExpired: Bool { [.expired, .offlineExpired, .gone, .broken, .slow].contains(self) }

    var isSlow: Bool { [.slow, .slowEmpty].contains(self) }
}
