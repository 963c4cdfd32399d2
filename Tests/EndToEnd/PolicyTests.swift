import ChallengeMirror
import ChallengeTestSupport
import Testing

/// The policies in different scenarios, over several runs of the program.
@Suite(.serialized) struct PolicyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let policy: String
        let scenario: Scenario
        let exitCode: Int32
        let source: Source
        let requests: Int

        init(_ policy: String, _ scenario: Scenario, _ exitCode: Int32, _ source: Source, _ requests: Int) {
            self.policy = policy
            self.scenario = scenario
            self.exitCode = exitCode
            self.source = source
            self.requests = requests
        }

        var testDescription: String { "\(policy), \(scenario.rawValue)" }
    }

    enum Scenario: String, Sendable {
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

    /// The expected origin of the result, which the note on stderr names.
    enum Source: Sendable {
        case remoteOrFresh
        case copy
        case snapshot
        case nothing
    }

    static let cases: [Case] = [
        Case("localFirst", .online, 0, .remoteOrFresh, 1),
        Case("localFirst", .cached, 0, .remoteOrFresh, 0),
        Case("localFirst", .expired, 0, .remoteOrFresh, 1),
        Case("localFirst", .offlineCached, 0, .remoteOrFresh, 0),
        Case("localFirst", .offlineExpired, 0, .copy, 0),
        Case("localFirst", .offlineEmpty, 0, .snapshot, 0),
        Case("localFirst", .gone, 66, .nothing, 1),
        Case("localFirst", .broken, 0, .copy, 3),
        Case("localFirst", .brokenEmpty, 0, .snapshot, 3),
        Case("localFirst", .slow, 0, .copy, 1),
        Case("localFirst", .slowEmpty, 0, .snapshot, 1),
        Case("remoteFirst", .online, 0, .remoteOrFresh, 1),
        Case("remoteFirst", .cached, 0, .remoteOrFresh, 1),
        Case("remoteFirst", .expired, 0, .remoteOrFresh, 1),
        Case("remoteFirst", .offlineCached, 0, .copy, 0),
        Case("remoteFirst", .offlineExpired, 0, .copy, 0),
        Case("remoteFirst", .offlineEmpty, 0, .snapshot, 0),
        Case("remoteFirst", .gone, 66, .nothing, 1),
        Case("remoteFirst", .broken, 0, .copy, 3),
        Case("remoteFirst", .brokenEmpty, 0, .snapshot, 3),
        Case("remoteFirst", .slow, 0, .copy, 1),
        Case("remoteFirst", .slowEmpty, 0, .snapshot, 1),
        Case("noCache", .online, 0, .remoteOrFresh, 1),
        Case("noCache", .cached, 0, .remoteOrFresh, 1),
        Case("noCache", .expired, 0, .remoteOrFresh, 1),
        Case("noCache", .offlineCached, 69, .nothing, 0),
        Case("noCache", .offlineExpired, 69, .nothing, 0),
        Case("noCache", .offlineEmpty, 69, .nothing, 0),
        Case("noCache", .gone, 66, .nothing, 1),
        Case("noCache", .broken, 69, .nothing, 3),
        Case("noCache", .brokenEmpty, 69, .nothing, 3),
        Case("noCache", .slow, 75, .nothing, 1),
        Case("noCache", .slowEmpty, 75, .nothing, 1),
    ]

    @Test(arguments: cases)
    func `a character has the origin and the exit code of the policy in every scenario`(_ test: Case) async throws {
        try await check(test, command: ["character", "42"], expecting: "Big Head Morty")
    }

    @Test(arguments: cases.filter { $0.scenario != .gone })
    func `a page has the origin and the exit code of the policy in every scenario`(_ test: Case) async throws {
        try await check(test, command: ["characters", "list", "--page", "3"], expecting: "Big Head Morty")
    }

    @Test(arguments: [
        Case("localFirst", .broken, 0, .copy, 3), Case("remoteFirst", .offlineEmpty, 0, .snapshot, 0),
        Case("noCache", .offlineCached, 69, .nothing, 0),
    ])
    func `an episode found by its code has the origin and the exit code of the policy`(_ test: Case) async throws {
        try await check(test, command: ["episode", "s03e07"], expecting: "The Ricklantis Mixup")
    }

    private func check(_ test: Case, command: [String], expecting name: String) async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let program = try Program(mirror: mirror)
        try await prepare(test.scenario, mirror, program, command)

        let options = ["--policy", test.policy, "--timeout", test.scenario.isSlow ? "500ms" : "20s"]
        let expiry = test.scenario.isExpired ? ["--max-age", "0"] : []
        let outcome = try await program.start(command + options + expiry).outcome()

        #expect(outcome.exitCode == test.exitCode, "\(outcome.error)")
        #expect(outcome.output.contains(name) == (test.source != .nothing))
        // On a loaded machine, the short time limit can pass before the request is sent.
        let canBeUnsent = test.scenario.isSlow && mirror.requestCount == 0
        #expect(mirror.requestCount == test.requests || canBeUnsent)
        switch test.source {
        case .remoteOrFresh: #expect(!outcome.error.contains("Showing") && !outcome.error.contains("warning"))
        case .copy: #expect(outcome.error.contains("Showing cached data from"))
        case .snapshot: #expect(outcome.error.contains("Showing the bundled data of October 2024."))
        case .nothing:
            #expect(outcome.output == "")
            #expect(outcome.error.hasPrefix("error: "))
        }
    }

    private func prepare(
        _ scenario: Scenario, _ mirror: MirrorServer, _ program: Program, _ command: [String]
    ) async throws {
        if scenario.isCached { _ = try await program.start(command).outcome() }
        mirror.resetRequests()
        switch scenario {
        case .offlineCached, .offlineExpired, .offlineEmpty: mirror.stop()
        case .gone: mirror.setFault(.status(404))
        case .broken, .brokenEmpty: mirror.setFault(.status(500))
        case .slow, .slowEmpty: mirror.setFault(.hang)
        case .online, .cached, .expired: break
        }
    }

    @Test func `a character that the API no longer has is removed from the cache`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let program = try Program(mirror: mirror)
        try await program.run("character", "42")
        mirror.setFault(.status(404))

        #expect(try await program.run("character", "42", "--policy", "remoteFirst").exitCode == 66)

        mirror.stop()
        #expect(try await program.run("character", "42").error.contains("Showing the bundled data"))
    }
}

extension PolicyTests.Scenario {
    var isCached: Bool {
        switch self {
        case .cached, .expired, .offlineCached, .offlineExpired, .gone, .broken, .slow: true
        case .online, .offlineEmpty, .brokenEmpty, .slowEmpty: false
        }
    }

    var isExpired: Bool { [.expired, .offlineExpired, .gone, .broken, .slow].contains(self) }

    var isSlow: Bool { [.slow, .slowEmpty].contains(self) }
}
